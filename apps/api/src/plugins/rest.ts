import { negotiate } from '@fastify/accept-negotiator';
import { isDatabaseAway } from '@halved/db';
import { operations } from '@halved/shared/contract';
import { methodOf, type Operation, pathOf, writes } from '@halved/shared/contract/operation';
import { limits } from '@halved/shared/limits';
import { tierHeader } from '@halved/shared/tiers';
import { fromRequest } from '@halved/shared/wire';
import { callTRPCProcedure } from '@trpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { Failure } from '../errors.ts';
import { router } from '../router.ts';
import { serialize } from '../serialize.ts';
import { Download } from '../services/download.ts';
import type { Services } from '../services/index.ts';
import type { Caller } from '../services/limiter.ts';
import { TemporaryFile } from '../services/temporary-file.ts';
import { createVisitorAnswer, type VisitorAnswer } from '../services/visitor-answers.ts';
import { createContext } from './context.ts';
import { etagOf, isKnown } from './etag.ts';

interface Call {
  name: string;
  operation: Operation;
}

interface Parts {
  Params: Record<string, string>;
  Querystring: Record<string, unknown>;
}

type Request = FastifyRequest<Parts>;

const call = ({ name, operation }: Call, request: Request, ctx: Context): Promise<unknown> =>
  callTRPCProcedure({
    router,
    path: name,
    ctx,
    type: writes(operation) ? 'mutation' : 'query',
    input: fromRequest(operation, request),
    getRawInput: async () => undefined,
    signal: undefined,
    batchIndex: 0,
  });

const bodyFrom = async (target: Call, request: Request, ctx: Context): Promise<string> =>
  serialize(target.operation, await call(target, request, ctx));

/** Makes the body from the read replica if it may answer this call, and from the primary if the replica fails. */
async function bodyOf(target: Call, request: Request, ctx: Context): Promise<string> {
  const { replica, db } = ctx.services;
  const { replica: whose } = target.operation;
  const mayAnswer = whose === 'everybody' || (whose === 'visitors' && ctx.viewer === null);
  const reader = mayAnswer && replica ? replica.database() : db;
  if (reader === db) return bodyFrom(target, request, ctx);
  try {
    return await bodyFrom(target, request, { ...ctx, services: { ...ctx.services, db: reader } });
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    replica?.distrust();
    return bodyFrom(target, request, ctx);
  }
}

/**
 * Sends a file as a download. A temporary file is streamed as fast as its client reads. A stream that breaks off is
 * shorter than its Content-Length, so the client notices.
 */
async function sendFile(reply: FastifyReply, name: string, made: unknown): Promise<FastifyReply> {
  if (!(made instanceof Download)) throw new Failure('INTERNAL');
  const { content } = made;
  const body = content instanceof TemporaryFile ? await content.read() : content;
  return reply
    .header('content-type', made.mediaType)
    .header('content-disposition', `attachment; filename="${made.nameFrom(name, new Date())}"`)
    .header('content-length', content instanceof TemporaryFile ? content.size : content.length)
    .send(body);
}

/** Answers up to this length, in UTF-16 units, do not count towards the limit of bytes being sent (`Answering.send`). */
const maxShortLength = 20_000;

/** Answers of fewer bytes are not compressed, because they fit into one network packet. */
const minCompressed = 1_400;

/**
 * Whether an answer to a visitor is sent compressed. Only cached answers are compressed, each once for all visitors who
 * request it, because compressing an answer takes as much processor time as making it.
 */
const isCompressed = (
  { headers }: Request,
  { visitorCacheMs }: Operation,
  { body }: VisitorAnswer,
): boolean =>
  visitorCacheMs > 0 &&
  body.length >= minCompressed &&
  negotiate(String(headers['accept-encoding'] ?? ''), ['gzip']) !== null;

/** The key of a request for `Answering.make`. It is the same for all pages of a list. */
const withoutPosition = (url: string) => url.replaceAll(/(?<=[?&])(?:cursor|offset)=[^&]*/g, '');

/** Whether the answer may be large, because the request asks for a page that is larger than usual. */
const mayBeLarge = ({ query }: Request) => Number(query.limit) > limits.page.size;

/** Calls about the service itself, such as health checks, are answered however busy the server is. */
const isAboutService = ({ name }: Call) => name.startsWith('service.');

/** Makes a route for every operation of the contract; in a worker only for those about the service itself. */
export function rest(app: FastifyInstance, services: Services): void {
  const { answering, env } = services;

  const makeBody = (target: Call, request: Request, ctx: Context): Promise<string> => {
    const make = () => bodyOf(target, request, ctx);
    if (isAboutService(target)) return make();
    return answering.make(withoutPosition(request.url), make, mayBeLarge(request));
  };

  /** Encodes a long answer, which is counted until it has been sent. A short answer is sent as it is. */
  const encoded = (reply: FastifyReply, text: string, { address }: Caller): string | Buffer => {
    if (text.length <= maxShortLength) return text;
    const body = Buffer.from(text);
    answering.send(reply.raw, body, address);
    return body;
  };

  const answerVisitor = (target: Call, request: Request, ctx: Context): Promise<VisitorAnswer> => {
    const make = async () => {
      const body = Buffer.from(await makeBody(target, request, ctx));
      return createVisitorAnswer(body, etagOf(body));
    };
    const ttl = target.operation.visitorCacheMs;
    return ttl === 0 ? make() : services.visitorAnswers.recall(`${ctx.language} ${request.url}`, ttl, make);
  };

  const respond = async (target: Call, request: Request, reply: FastifyReply): Promise<FastifyReply> => {
    const { operation } = target;
    const ctx = await createContext(request, operation, services);
    // With it a page notices with any call that the tier has changed.
    if (ctx.viewer) reply.header(tierHeader, ctx.viewer.tier);
    await services.limiter.count(operation, ctx.caller, operation.limitedPart?.otherwise);
    reply.header('content-type', 'application/json; charset=utf-8');
    reply.header('vary', 'Origin, Authorization, Accept-Language');
    if (writes(operation) || operation.noStore || request.headers.authorization !== undefined) {
      reply.code(operation.status).header('cache-control', 'no-store');
      if (operation.download) {
        return sendFile(reply, operation.download.name, await call(target, request, ctx));
      }
      return reply.send(encoded(reply, await makeBody(target, request, ctx), ctx.caller));
    }
    const answer = await answerVisitor(target, request, ctx);
    const compressed = isCompressed(request, operation, answer);
    reply.header('vary', 'Origin, Authorization, Accept-Language, Accept-Encoding');
    // A strong tag stands for the same bytes, so the tag of compressed bytes is weak (RFC 9110 §8.8.1).
    reply.header('cache-control', 'no-cache').header('etag', compressed ? `W/${answer.etag}` : answer.etag);
    if (isKnown(request, answer.etag)) return reply.code(304).send();
    if (compressed) reply.header('content-encoding', 'gzip');
    const body = compressed ? await answer.compressed() : answer.body;
    answering.send(reply.raw, body, ctx.caller.address);
    return reply.send(body);
  };

  const served = env.role === 'worker' ? operations.filter(isAboutService) : operations;
  for (const { name, operation } of served) {
    app.route<Parts>({
      method: methodOf(operation),
      url: `/api${pathOf(operation)}`,
      config: { acceptsForm: operation.inQuery },
      handler: (request, reply) => respond({ name, operation }, request, reply),
    });
  }
}
