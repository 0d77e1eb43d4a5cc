import { createHash } from 'node:crypto';
import cors from '@fastify/cors';
import { workerPolicy } from '@halved/shared/trusted-types';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';

const baseHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // Pages have a value of their own (`robotsOf`).
  'x-robots-tag': 'noindex',
};

/** The headers of every response, even if the request is refused before a route is found. */
export const headersOf = ({ publicUrl }: Env) => ({
  ...baseHeaders,
  ...(publicUrl.startsWith('https:') && {
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  }),
});

// Only preflights reach the CORS plugin, because it would answer other OPTIONS requests with an error in a shape of its
// own.
const isPreflight = ({ headers }: FastifyRequest) =>
  headers.origin !== undefined && headers['access-control-request-method'] !== undefined;

/** Sets the headers of every response, and allows CORS only for PUBLIC_URL and CORS_ORIGINS (docs/decisions/0006). */
export async function security(app: FastifyInstance, env: Env): Promise<void> {
  const headers = headersOf(env);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    if (request.method === 'OPTIONS' && !isPreflight(request)) reply.callNotFound();
    else done();
  });
  await app.register(cors, {
    origin: [new URL(env.publicUrl).origin, ...env.corsOrigins],
    credentials: false,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'accept-language', 'idempotency-key'],
    exposedHeaders: ['x-request-id', 'retry-after', 'content-disposition'],
    maxAge: 600,
  });
}

export type ContentSources = { scriptHashes: string[]; styleHashes: string[]; avatarHosts: string[] };

const hashed = (hashes: string[]) => ["'self'", ...hashes].join(' ');

/** The hash of an inline script or style, in quotes, as a policy contains it. */
export const hashOf = (content: string): string =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/** The policy of the pages. It allows inline scripts and styles only by their hashes. */
export const pagePolicy = ({ scriptHashes, styleHashes, avatarHosts }: ContentSources): string =>
  [
    "default-src 'none'",
    `script-src ${hashed(scriptHashes)}`,
    `style-src ${hashed(styleHashes)}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ["img-src 'self' data:", ...avatarHosts.map((host) => `https://${host}`)].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${workerPolicy}`,
  ].join('; ');
