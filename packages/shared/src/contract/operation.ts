import * as z from 'zod/mini';
import type { ErrorCode } from '../errors.ts';
import type { RateLimitName } from '../limits.ts';
import type { Feature } from '../tiers.ts';
import type { Method } from './route.ts';

export { type Method, methodOf, parametersOf, pathOf, sendsBody, writes } from './route.ts';

export type Route = `${Method} /${string}`;

/** Who may call. `owner` admits every user; the handler's rules check whose thing it is. */
export type Access = 'any' | 'user' | 'owner' | 'mod' | 'admin' | `tier:${Feature}`;

/**
 * Which calls an operation's `limit` counts, among those with valid input. Every call counts under `otherwise` first.
 */
export interface LimitedPart {
  what: string;
  includes(input: object): boolean;
  otherwise: RateLimitName;
}

/** Counts valid input alone, so that a form that was filled in wrongly uses up no try. */
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
  /** Error codes of this operation, beside those that every operation has. */
  errors: readonly ErrorCode[];
  /** A bad or expired token counts as none. */
  ignoresBadToken: boolean;
  /** An expired token is accepted, because it still says whose session is to end. */
  acceptsExpiredToken: boolean;
  /** A DELETE that carries its input in the body. */
  bodied: boolean;
  /** A suspended account may make this call although it writes. */
  allowsSuspended: boolean;
  /** Honours Idempotency-Key. */
  idempotent: boolean;
  /**
   * The answer is a download: the start of the file's name, to which the date is added. Null for every other answer.
   */
  download: string | null;
  /** How long the answer to one visitor may be given to others from memory, in milliseconds. */
  visitorCacheMs: number;
  /** A GET whose answer no cache may keep, not even for visitors. */
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
