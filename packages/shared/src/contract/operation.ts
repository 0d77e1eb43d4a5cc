import * as z from 'zod/mini';
import type { ErrorCode } from '../errors.ts';
import type { RateLimitName } from '../rate-limits.ts';
import type { Feature } from '../tiers.ts';
import type { Method } from './route.ts';

export { type Method, methodOf, parametersOf, pathOf, sendsBody, writes } from './route.ts';

export type Route = `${Method} /${string}`;

/** Who may call. `owner` admits every user, and the handler's rules check the owner. */
export type Access = 'any' | 'user' | 'owner' | 'mod' | 'admin' | `tier:${Feature}`;

/**
 * Selects the calls that an operation's `limit` counts. Every call first counts towards the limit `otherwise`. A call
 * with valid input also counts towards `limit` if `includes` returns true for its input.
 */
export interface LimitedPart {
  what: string;
  includes(input: object): boolean;
  otherwise: RateLimitName;
}

/** Counts only calls with valid input, so that a form with errors does not use up the limit. */
export const callsWithValidInput: LimitedPart = {
  what: 'calls with valid input',
  includes: () => true,
  otherwise: 'calls',
};

export const fileFormats = ['json', 'csv'] as const;
export type FileFormat = (typeof fileFormats)[number];

/** A response that is a file: the start of its name, to which the moment is appended, and its possible formats. */
interface DownloadedFile {
  name: string;
  formats: readonly FileFormat[];
}

/** The declaration of one operation: everything except its handler. */
export interface Operation<
  R extends Route = Route,
  I extends z.core.$ZodObject = z.core.$ZodObject,
  O extends z.core.$ZodType = z.core.$ZodType,
  A extends Access = Access,
> {
  route: R;
  /** One or two plain sentences for the OpenAPI document. */
  summary: string;
  access: A;
  limit: RateLimitName;
  /** Null if `limit` counts every call. */
  limitedPart: LimitedPart | null;
  input: I;
  output: O;
  status: 200 | 201;
  /** The error codes of this operation, in addition to those that every operation has. */
  errors: readonly ErrorCode[];
  /** Whether a call with an invalid or expired token is treated like one without a token. */
  ignoresBadToken: boolean;
  /** Whether an expired token is accepted. Signing out accepts it, because it still names the session to end. */
  acceptsExpiredToken: boolean;
  /** Whether a DELETE has its input in the body. */
  bodied: boolean;
  /** Whether a POST has its input in the query. Its body may be the form of a mail provider (RFC 8058), which is ignored. */
  inQuery: boolean;
  /** Whether a suspended account may call this operation although it writes. */
  allowsSuspended: boolean;
  /** Whether the operation supports Idempotency-Key. */
  idempotent: boolean;
  /** The file that the response is. Null for all other responses. */
  download: DownloadedFile | null;
  /** How long the response to one visitor may be sent from the cache to others, in milliseconds. */
  visitorCacheMs: number;
  /**
   * Whose calls a read replica may answer (DATABASE_READ_URL), a few seconds late: visitors', everybody's, or nobody's
   * (null). An operation that decides something, or shows what its caller has just written, has null.
   */
  replica: 'visitors' | 'everybody' | null;
  /** Whether no cache may store the response of a GET, not even for visitors. */
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
    inQuery: false,
    allowsSuspended: false,
    idempotent: false,
    download: null,
    visitorCacheMs: 0,
    replica: null,
    noStore: false,
    ...options,
    route,
  };
}

/** What a caller passes; `void` if the operation has no input fields. */
export type InputOf<O extends Operation> = string extends keyof z.input<O['input']>
  ? void
  : z.input<O['input']>;
/** What a handler receives. */
export type ParsedInputOf<O extends Operation> = z.output<O['input']>;
export type OutputOf<O extends Operation> = z.output<O['output']>;
