import * as z from 'zod/mini';
import type { ErrorCode } from '../errors.ts';
import type { RateLimitName } from '../limits.ts';
import type { Feature } from '../tiers.ts';
import type { Method } from './route.ts';

export { type Method, methodOf, parametersOf, pathOf, sendsBody, writes } from './route.ts';

export type Route = `${Method} /${string}`;

/** Who may call. `owner` is a user here; whose thing it is, the handler's rules say. */
export type Access = 'any' | 'user' | 'owner' | 'mod' | 'admin' | `tier:${Feature}`;

/** What an operation's `limit` counts, of input that is sound; every call counts under `otherwise` first. */
export interface LimitedPart {
  what: string;
  includes(input: object): boolean;
  otherwise: RateLimitName;
}

/** A form is filled in wrongly at first. */
export const soundInput: LimitedPart = { what: 'sound input', includes: () => true, otherwise: 'calls' };

/** Everything there is to know about one operation, apart from what it does. */
export interface Operation<
  R extends Route = Route,
  I extends z.core.$ZodObject = z.core.$ZodObject,
  O extends z.core.$ZodType = z.core.$ZodType,
  A extends Access = Access,
> {
  route: R;
  /** One plain sentence for the OpenAPI document. */
  summary: string;
  access: A;
  limit: RateLimitName;
  /** Null where `limit` counts every call. */
  limitedPart: LimitedPart | null;
  input: I;
  output: O;
  status: 200 | 201;
  /** Codes a caller meets here beyond those of every call. */
  errors: readonly ErrorCode[];
  /** A bad or expired token counts as none. */
  ignoresBadToken: boolean;
  /** An expired token still says whose session it is: whoever signs out after a while means it. */
  acceptsExpiredToken: boolean;
  /** A DELETE whose input travels in the body. */
  bodied: boolean;
  /** A suspended account may make this call although it writes. */
  allowsSuspended: boolean;
  /** Honours Idempotency-Key. */
  idempotent: boolean;
  /** The answer is a file to keep, named so with the day after it; null where it is not. */
  download: string | null;
  /** How long the answer to a visitor may be repeated from the process's memory, in milliseconds. */
  visitorCacheMs: number;
  /** A GET whose answer to a visitor is nothing for any cache to keep or compare. */
  noStore: boolean;
}

type Nothing = ReturnType<typeof z.strictObject<Record<never, never>>>;

interface Options<A> extends Partial<Omit<Operation, 'route' | 'input' | 'output' | 'summary' | 'access'>> {
  summary: string;
  access: A;
}

/** Declares an operation: `operation('POST /posts', { summary, access, limit, input, output })`. */
export function operation<
  const R extends Route,
  I extends z.core.$ZodObject,
  O extends z.core.$ZodType,
  const A extends Access,
>(route: R, options: Options<A> & { input: I; output: O }): Operation<R, I, O, A>;
export function operation<const R extends Route, O extends z.core.$ZodType, const A extends Access>(
  route: R,
  options: Options<A> & { output: O },
): Operation<R, Nothing, O, A>;
export function operation(
  route: Route,
  options: Options<Access> & { input?: z.core.$ZodObject; output: z.core.$ZodType },
): Operation {
  return {
    input: z.strictObject({}),
    limit: 'calls',
    limitedPart: null,
    status: 200,
    errors: [],
    ignoresBadToken: false,
    acceptsExpiredToken: false,
    bodied: false,
    allowsSuspended: false,
    idempotent: false,
    download: null,
    visitorCacheMs: 0,
    noStore: false,
    ...options,
    route,
  };
}

/** What a caller sends: nothing at all where the operation declares no field. */
export type InputOf<O extends Operation> = string extends keyof z.input<O['input']>
  ? void
  : z.input<O['input']>;
/** What a handler receives. */
export type ParsedInputOf<O extends Operation> = z.output<O['input']>;
export type OutputOf<O extends Operation> = z.output<O['output']>;
