import { TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { contract } from './contract/index.ts';
import type { Operation } from './contract/operation.ts';
import { type ErrorBody, isErrorCode } from './errors.ts';
import { isFields } from './fields.ts';
import type { AppRouter, ClientErrorData } from './router.ts';
import { toRequest } from './to-request.ts';

export interface RestLinkOptions {
  /** The base URL of the API, without a slash at the end: `/api`. */
  baseUrl: string;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
}

/** Nothing but `contract` is imported, because the web build replaces it by its routes (apps/web/build/contract-routes.ts). */
const operationsByName = new Map<string, Operation>(
  Object.entries(contract).flatMap(([subject, operations]) =>
    Object.entries(operations).map(([name, operation]): [string, Operation] => [
      `${subject}.${name}`,
      operation,
    ]),
  ),
);

/** The paging hooks of TanStack Query add a `direction` to the input, which the API does not know. */
function withoutDirection(input: unknown): unknown {
  if (!isFields(input)) return input;
  const { direction: _, ...rest } = input;
  return rest;
}

const fallback = (status: number): ErrorBody => ({
  code: status === 502 || status === 503 || status === 504 ? 'SERVICE_UNAVAILABLE' : 'INTERNAL',
  message: '',
});

function errorOf(body: unknown, status: number): ErrorBody {
  const error = isFields(body) ? body.error : null;
  if (!isFields(error) || !isErrorCode(error.code)) return fallback(status);
  return { ...error, code: error.code, message: String(error.message ?? '') };
}

const dataOf = (body: unknown): unknown => (isFields(body) ? body.data : undefined);

async function call(
  operation: Operation,
  input: unknown,
  { baseUrl, fetch }: RestLinkOptions,
  init: RequestInit,
) {
  const { method, path, body } = toRequest(operation, withoutDirection(input));
  const response = await fetch(`${baseUrl}${path}`, {
    ...init,
    method,
    ...(body && {
      body: JSON.stringify(body),
      headers: { ...init.headers, 'content-type': 'application/json' },
    }),
  });
  const responseBody: unknown = await response.json().catch(() => null);
  if (response.ok && responseBody !== null) return dataOf(responseBody);
  const status = response.ok ? 502 : response.status;
  const error = errorOf(responseBody, status);
  const retryAfter = Number(response.headers.get('retry-after')) || undefined;
  const data: ClientErrorData = { ...error, status, ...(retryAfter && { retryAfter }) };
  throw new TRPCClientError<AppRouter>(error.message || error.code, {
    result: { error: { code: status, message: error.message, data } },
  });
}

const idempotencyKey = (context: Record<string, unknown>): HeadersInit =>
  typeof context.idempotencyKey === 'string' ? { 'idempotency-key': context.idempotencyKey } : {};

/**
 * A tRPC link that sends calls over the documented REST surface. The link finds the contract's operation by name.
 * `context: { idempotencyKey }` of a call becomes the Idempotency-Key header. If `fetch` rejects, its error is the
 * cause of the client error.
 */
export const restLink =
  (options: RestLinkOptions): TRPCLink<AppRouter> =>
  () =>
  ({ op }) =>
    observable((observer) => {
      const operation = operationsByName.get(op.path);
      if (!operation) throw new Error(`The contract has no operation ${op.path}`);
      call(operation, op.input, options, { signal: op.signal, headers: idempotencyKey(op.context) }).then(
        (data) => {
          observer.next({ result: { type: 'data', data } });
          observer.complete();
        },
        (cause: Error) => observer.error(TRPCClientError.from(cause)),
      );
    });
