import { judge, type TextFindings, type Verdict } from '../screening/public.ts';

/** From here on it makes no difference how often the same was sent before. */
const distinctRepeats = 3;

/**
 * What becomes of a comment by what the statement finds that writes it: whether its post is public, and how often the
 * same was sent before.
 */
export function verdictsOn(text: TextFindings, accountAgeHours: number) {
  const counts = [...Array(distinctRepeats + 1).keys()];
  const verdicts = (isPublic: boolean): Verdict[] =>
    counts.map((repeats) => judge(text, { kind: 'comment', isPublic, accountAgeHours, repeats }));
  return { public: verdicts(true), others: verdicts(false), most: distinctRepeats };
}

export type Verdicts = ReturnType<typeof verdictsOn>;
