import { type Operation, type OutputOf, type ParsedInputOf, writes } from '@halved/shared/contract/operation';
import { featuresAddedBy, tierHas } from '@halved/shared/tiers';
import { type AnyTRPCProcedure, initTRPC } from '@trpc/server';
import * as z from 'zod/mini';
import { type Context, type ContextOf, hasRoleOf, type Viewer } from './context.ts';
import { Failure, fail, type Issue } from './errors.ts';
import type { Download } from './services/download.ts';

export const t = initTRPC.context<Context>().create();

/** An operation with the procedure that runs it. */
export interface Served<O extends Operation> {
  operation: O;
  procedure: AnyTRPCProcedure;
}

interface HandlerCall<O extends Operation> {
  ctx: ContextOf<O>;
  input: ParsedInputOf<O>;
}

type Handler<O extends Operation> = (call: HandlerCall<O>) => Promise<OutputOf<O>>;
type FileHandler<O extends Operation> = (call: HandlerCall<O>) => Promise<Download>;

/**
 * Joins an operation with its handler. Access is checked before the input, so that a caller without access learns
 * nothing about the input.
 */
export const serve = <O extends Operation>(operation: O, handler: Handler<O>): Served<O> =>
  joined(operation, handler);

/**
 * Joins an operation with a handler that answers with a file. The file contains the output, already printed.
 */
export const serveFile = <O extends Operation>(operation: O, handler: FileHandler<O>): Served<O> =>
  joined(operation, handler);

function joined<O extends Operation>(operation: O, handler: Handler<O> | FileHandler<O>): Served<O> {
  // The input is parsed here and not by tRPC, because access is checked first.
  const run = async ({ ctx, input }: { ctx: Context; input: unknown }) => {
    if (!admits(operation, ctx)) throw new Failure('INTERNAL');
    const parsedInput = parse(operation, input);
    if (operation.limitedPart?.includes(parsedInput)) await ctx.services.limiter.count(operation, ctx.caller);
    return handler({ ctx, input: parsedInput });
  };
  return { operation, procedure: writes(operation) ? t.procedure.mutation(run) : t.procedure.query(run) };
}

/** Refuses a caller whom the operation does not admit. The returned type tells TypeScript that the viewer is there. */
function admits<O extends Operation>(operation: O, ctx: Context): ctx is ContextOf<O> & Context {
  const { viewer } = ctx;
  if (viewer?.suspended && writes(operation) && !operation.allowsSuspended) fail('ACCOUNT_SUSPENDED');
  if (operation.access !== 'any') guard(operation, viewer ?? fail('UNAUTHENTICATED'));
  return true;
}

function guard(operation: Operation, viewer: Viewer): void {
  if (operation.access === 'mod') guardRole('moderator', viewer);
  if (operation.access === 'admin') guardRole('admin', viewer);
  const feature = featureOf(operation);
  if (!feature) return;
  if (!tierHas(viewer.tier, feature)) fail('TIER_REQUIRED');
  if (!viewer.emailVerified) fail('EMAIL_NOT_VERIFIED');
}

function guardRole(role: 'moderator' | 'admin', viewer: Viewer): void {
  if (!hasRoleOf(role, viewer)) fail('FORBIDDEN');
  if (viewer.needsSecondFactor) fail('SECOND_FACTOR_SETUP_REQUIRED');
}

const features = Object.values(featuresAddedBy).flat();

const featureOf = (operation: Operation) =>
  features.find((feature) => operation.access === `tier:${feature}`);

/**
 * A schema may use one of these codes as its message. Then a malformed value fails with this code, like an unknown
 * value.
 */
const sameAsUnknown = ['NOT_FOUND', 'INVALID_REFRESH_TOKEN', 'INVALID_TOKEN'] as const;

/** Validates the input with the operation's schema. A malformed id gets the same 404 as an unknown id. */
function parse<O extends Operation>(operation: O, raw: unknown): ParsedInputOf<O> {
  // Only with its input does an issue tell a missing value from one of the wrong kind.
  const result = z.safeParse<O['input']>(operation.input, raw ?? {}, { reportInput: true });
  if (result.success) return result.data;
  const { issues } = result.error;
  for (const code of sameAsUnknown) if (issues.some(({ message }) => message === code)) fail(code);
  return fail('VALIDATION_FAILED', { issues: firstPerPath(issues.flatMap(toIssues)) });
}

const firstPerPath = (issues: Issue[]): Issue[] =>
  [...new Map(issues.toReversed().map((issue) => [issue.path, issue])).values()].toReversed();

function toIssues(issue: z.core.$ZodIssue): Issue[] {
  const path = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: [...issue.path, key].join('.'),
      key: 'validation.unknownField',
    }));
  }
  return [{ path, key: issue.message.startsWith('validation.') ? issue.message : fallbackKey(issue) }];
}

const fallbackKey = (issue: z.core.$ZodIssue): string => {
  if (issue.code !== 'invalid_type') return 'validation.invalid';
  return issue.input === undefined ? 'validation.required' : 'validation.wrongType';
};
