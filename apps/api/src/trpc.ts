import { type OutputOf, type ParsedInputOf, type Row, writes } from '@halved/shared/contract/op';
import { featuresAddedBy, tierHas } from '@halved/shared/tiers';
import { type AnyTRPCProcedure, initTRPC } from '@trpc/server';
import * as z from 'zod/mini';
import { type Context, type ContextOf, isAdmin, isModerator, type Viewer } from './context.ts';
import { Failure, fail, type Issue } from './errors.ts';
import type { TemporaryFile } from './services/temporary-file.ts';

export const t = initTRPC.context<Context>().create();

/** One operation ready to be called: its row, and the procedure made from it. */
export interface Served<R extends Row> {
  row: R;
  procedure: AnyTRPCProcedure;
}

interface Asked<R extends Row> {
  ctx: ContextOf<R>;
  input: ParsedInputOf<R>;
}

type Handler<R extends Row> = (call: Asked<R>) => Promise<OutputOf<R>>;
type FileHandler<R extends Row> = (call: Asked<R>) => Promise<TemporaryFile>;

/**
 * Joins a contract row with its handler. Guard first, then input, so that a caller who may not call at all is
 * told so before anything is said about what they sent.
 */
export const serve = <R extends Row>(row: R, handler: Handler<R>): Served<R> => served(row, handler);

/** The same for what is answered with a file, in which the output stands already printed. */
export const serveFile = <R extends Row>(row: R, handler: FileHandler<R>): Served<R> => served(row, handler);

function served<R extends Row>(row: R, handler: Handler<R> | FileHandler<R>): Served<R> {
  const procedure = t.procedure.input((raw: unknown) => raw);
  const run = async ({ ctx, input }: { ctx: Context; input: unknown }) => {
    if (!admits(row, ctx)) throw new Failure('INTERNAL');
    const sound = parse(row, input);
    if (row.limitedPart?.includes(sound)) await ctx.services.limiter.count(row, ctx.caller);
    return handler({ ctx, input: sound });
  };
  return { row, procedure: writes(row) ? procedure.mutation(run) : procedure.query(run) };
}

/** Refuses a caller whom the row does not admit; what it returns tells TypeScript that the viewer is there. */
function admits<R extends Row>(row: R, ctx: Context): ctx is ContextOf<R> & Context {
  const { viewer } = ctx;
  if (viewer?.suspended && writes(row) && !row.allowsSuspended) fail('ACCOUNT_SUSPENDED');
  if (row.access !== 'any') guard(row, viewer ?? fail('UNAUTHENTICATED'));
  return true;
}

function guard(row: Row, viewer: Viewer): void {
  if (row.access === 'mod' && !isModerator(viewer)) fail('FORBIDDEN');
  if (row.access === 'admin' && !isAdmin(viewer)) fail('FORBIDDEN');
  const feature = featureOf(row);
  if (!feature) return;
  if (!tierHas(viewer.tier, feature)) fail('TIER_REQUIRED');
  if (!viewer.emailVerified) fail('EMAIL_NOT_VERIFIED');
}

const features = Object.values(featuresAddedBy).flat();

const featureOf = (row: Row) => features.find((feature) => row.access === `tier:${feature}`);

/** What is malformed here is the same as what nobody has. */
const sameAsUnknown = ['NOT_FOUND', 'INVALID_REFRESH_TOKEN', 'INVALID_TOKEN'] as const;

/** Reads the input by the row's schema, or refuses it; a malformed id is the same 404 as an unknown one. */
function parse<R extends Row>(row: R, raw: unknown): ParsedInputOf<R> {
  const result = z.safeParse<R['input']>(row.input, raw ?? {});
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
