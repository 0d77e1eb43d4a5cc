import { distinctRepeats, judge, type TextFindings, type Verdict } from '../screening/public.ts';

/**
 * The verdicts on a comment for everything that the inserting statement may find: whether the post is public, and how
 * often the author sent the same words before.
 */
export function verdictsOn(text: TextFindings, accountAgeHours: number) {
  const counts = [...Array(distinctRepeats + 1).keys()];
  const verdicts = (isPublic: boolean): Verdict[] =>
    counts.map((repeats) => judge(text, { kind: 'comment', isPublic, accountAgeHours, repeats }));
  return { public: verdicts(true), others: verdicts(false) };
}

export type Verdicts = ReturnType<typeof verdictsOn>;
