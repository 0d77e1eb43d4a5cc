import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { isDatabaseAway, sqlState, violatedConstraint } from '@halved/db';
import { type ErrorBody, type ErrorCode, errorStatus } from '@halved/shared/errors';
import { isFields } from '@halved/shared/fields';
import { defaultLanguage, type LanguageCode } from '@halved/shared/languages';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../errors.ts';
import { sentence } from '../messages.ts';
import { kindOf } from '../services/error-kind.ts';
import type { Outage } from '../services/outage.ts';
import { callerConstraints } from './caller-constraints.ts';
import { methodsOf } from './known-paths.ts';
import { languageOf } from './request-headers.ts';

const codeOfFastify: Record<string, ErrorCode> = {
  FST_ERR_BAD_URL: 'MALFORMED_URL',
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'MALFORMED_JSON',
  FST_ERR_CTP_INVALID_JSON_BODY: 'MALFORMED_JSON',
  FST_ERR_MAX_PARAM_LENGTH: 'NOT_FOUND',
};

const codeOfStatus: Record<number, ErrorCode> = {
  400: 'MALFORMED_JSON',
  // A file outside the served folder gets the same response as a missing file.
  403: 'NOT_FOUND',
  404: 'NOT_FOUND',
  408: 'REQUEST_TIMEOUT',
  412: 'PRECONDITION_FAILED',
  413: 'PAYLOAD_TOO_LARGE',
  414: 'URI_TOO_LONG',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  416: 'RANGE_NOT_SATISFIABLE',
  431: 'HEADERS_TOO_LARGE',
};

const isFastifyError = (error: Error): error is FastifyError => 'statusCode' in error || 'code' in error;

function failureOf(error: unknown): Failure {
  for (let inner = error; inner instanceof Error; inner = inner.cause)
    if (inner instanceof Failure) return inner;
  if (callerConstraints.has(violatedConstraint(error) ?? ''))
    return new Failure('UNAUTHENTICATED', { cause: error });
  if (isDatabaseAway(error)) return new Failure('SERVICE_UNAVAILABLE', { retryAfter: 2, cause: error });
  const code =
    error instanceof Error && isFastifyError(error)
      ? (codeOfFastify[error.code] ?? codeOfStatus[error.statusCode ?? 500])
      : undefined;
  return new Failure(code ?? 'INTERNAL', { cause: error });
}

/** The most faults that a response names, so that a request with thousands of unknown fields gets a short response. */
const maxDetails = 20;
const maxPathLength = 100;

/** The body of a failure, in a language. */
function bodyOf(failure: Failure, language: LanguageCode, requestId: string): { error: ErrorBody } {
  const { code, issues } = failure;
  const details = issues
    ?.slice(0, maxDetails)
    .map(({ path, key }) => ({ path: path.slice(0, maxPathLength), message: sentence(language, key) }));
  const message = sentence(language, `errors.${code}`);
  return { error: { code, message, ...(details && { details }), requestId } };
}

/**
 * The frames of a stack trace. The message before them may contain people's words, even a line that looks like a frame.
 */
function framesOf({ message, stack = '' }: Error): string[] {
  const start = stack.indexOf(message);
  if (start < 0) return [];
  const lines = stack.slice(start + message.length).split('\n');
  return lines.filter((line) => line.startsWith('    at '));
}

/** The parts of an error that may be logged: its place and its kind, but never its message. */
function traceOf(error: unknown): object {
  if (!(error instanceof Error)) return kindOf(error);
  const cause = error.cause instanceof Error ? { cause: traceOf(error.cause) } : {};
  return { ...kindOf(error), at: framesOf(error), ...cause };
}

// The SQL state of a statement that was cancelled because it took too long. Each such failure is logged, because the
// database still answers.
const cancelledState = '57014';

/**
 * Logs a failure of the server with its place. While the database is away, only the first failure is logged and the
 * others are counted.
 */
function logFailure(failure: Failure, request: FastifyRequest, outage: Outage): void {
  const { code, cause } = failure;
  // Requests refused for overload are logged and counted where they are refused, and a server that was asked to stop
  // refuses every health check. Neither has a cause.
  const isIntended = code === 'SERVICE_UNAVAILABLE' && cause === undefined;
  if (errorStatus[code] < 500 || isIntended) return;
  const details = {
    requestId: request.id,
    code,
    route: request.routeOptions.url,
    error: traceOf(cause ?? failure),
  };
  if (isDatabaseAway(cause) && sqlState(cause) !== cancelledState) outage.note(details, request.log);
  else request.log.error(details);
}

function sendFailure(failure: Failure, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = errorStatus[failure.code];
  if (failure.retryAfter) reply.header('retry-after', failure.retryAfter);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send(bodyOf(failure, languageOf(request), request.id));
}

function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const allowed = methodsOf(request.url, (route) => request.server.hasRoute(route));
  // If the path has this method, no route was found because a parameter does not fit, for example because it is too
  // long.
  if (allowed.length === 0 || allowed.some((method) => method === request.method))
    return sendFailure(new Failure('NOT_FOUND'), request, reply);
  return sendFailure(new Failure('METHOD_NOT_ALLOWED'), request, reply.header('allow', allowed.join(', ')));
}

/**
 * The Content-Range header with the length of a file, from the file server's error about a range beyond the end of the
 * file.
 */
function rangeOf(error: unknown): string | undefined {
  if (!(error instanceof Error && 'headers' in error && isFields(error.headers))) return undefined;
  const range = error.headers['Content-Range'];
  return typeof range === 'string' ? range : undefined;
}

/**
 * Whether the file server refused a path that no file can have, such as one with %00. The path may still belong to a
 * page.
 */
const isNoFilePath = (error: unknown): boolean =>
  error instanceof Error && isFastifyError(error) && error.code === 'FST_STATIC_FORBIDDEN_PATH';

/**
 * Whether the client has left before its whole request arrived. The error has the code of a lost connection, like that
 * of a database that is away.
 */
const hasLeft = (error: unknown, { raw }: FastifyRequest): boolean => error === raw.errored;

/** Sends every failure in one shape (docs/product.md §12.1). Register it before any route. */
export function errors(app: FastifyInstance, outage: Outage): void {
  app.setErrorHandler((error, request, reply) => {
    if (isNoFilePath(error)) return reply.callNotFound();
    const failure = hasLeft(error, request) ? new Failure('REQUEST_TIMEOUT') : failureOf(error);
    // Fastify reads a body even if there is no route for it. Then no fault of the body matters.
    if (request.is404 && errorStatus[failure.code] < 500) return sendNotFound(request, reply);
    logFailure(failure, request, outage);
    const range = rangeOf(error);
    if (range) reply.header('content-range', range);
    return sendFailure(failure, request, reply);
  });
  app.addHook('onClose', async () => outage.stop());
}

/**
 * Handles requests for which there is no route. Each of `pages` may answer with a page of the client, and returns
 * whether it did.
 */
export function notFoundHandler(
  app: FastifyInstance,
  pages: ((request: FastifyRequest, reply: FastifyReply) => boolean)[],
): void {
  app.setNotFoundHandler((request, reply) => {
    if (!pages.some((answers) => answers(request, reply))) sendNotFound(request, reply);
  });
}

/** Handles a URL that cannot be read. Fastify refuses it before it finds a route or runs a hook. */
export const frameworkErrors =
  (headers: Record<string, string>) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    sendFailure(failureOf(error), request, reply.headers(headers).header('x-request-id', request.id));
  };

const codeOfParser: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
};

/**
 * Answers data that is not HTTP, and requests that arrive too slowly or are too large, with a failure in the same
 * shape. The client has a moment to read the failure. Then the connection is closed, even if the client keeps its side
 * open.
 */
export const clientErrorHandler =
  (headers: Record<string, string>, farewellMs: number) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    // The response was already sent, and the client sent more invalid data.
    if (socket.writableEnded && error.code !== 'ECONNRESET') return;
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    setTimeout(() => socket.destroy(), farewellMs).unref();
    const failure = new Failure(codeOfParser[error.code ?? ''] ?? 'MALFORMED_URL');
    const status = errorStatus[failure.code];
    const requestId = randomUUID();
    const body = JSON.stringify(bodyOf(failure, defaultLanguage, requestId));
    const all = {
      ...headers,
      'x-request-id': requestId,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
  };
