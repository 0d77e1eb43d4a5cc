import type { Statement } from '../lib/wire-protocol.ts';

/** The captured statements of each API call. Marks replace the values that differ from call to call. */
export interface LimitPlan {
  readonly session: readonly Statement[];
  readonly feed: readonly Statement[];
  readonly feedTotal: readonly Statement[];
  readonly read: readonly Statement[];
  readonly share: readonly Statement[];
  readonly like: readonly Statement[];
  readonly unlike: readonly Statement[];
  readonly thread: readonly Statement[];
  readonly comment: readonly Statement[];
  readonly reply: readonly Statement[];
  readonly signIn: readonly Statement[];
}

/** Whether the statement counts the feed. The API sends it with every page of a feed that is below the cap of totals. */
export const isFeedTotal = ({ text }: Statement): boolean => text.includes('count(*)::int as total');

/** Replaces a value that differs in each call. */
export type Mark =
  | '@viewer'
  | '@session'
  | '@post'
  | '@text'
  | '@prompt'
  | '@words'
  | '@parent'
  | '@email'
  | '@hash'
  | '@now'
  | `@new${number}`;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const sha256 = /^\\x[0-9a-f]{64}$/;
const nearMs = 60_000;

/**
 * Marks the values of one call's statements: the values in `known`, ids that the API generated (the same id gets the
 * same mark), hashes of tokens, and the present time.
 */
export function markValues(
  statements: readonly Statement[],
  known: ReadonlyMap<string, Mark>,
  now = Date.now(),
): Statement[] {
  const newIds = new Map<string, Mark>();
  const mark = (value: string | null): string | null => {
    if (value === null) return null;
    const knownMark = known.get(value) ?? newIds.get(value);
    if (knownMark) return knownMark;
    if (sha256.test(value)) return '@hash';
    if (uuid.test(value)) {
      const fresh: Mark = `@new${newIds.size}`;
      newIds.set(value, fresh);
      return fresh;
    }
    return /^\d{4}-\d\d-\d\d/.test(value) && Math.abs(Date.parse(value) - now) < nearMs ? '@now' : value;
  };
  return statements.map(({ text, name, values }) => ({ text, name, values: values.map(mark) }));
}
