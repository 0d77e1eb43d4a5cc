import { type TextFindings, verdictsByRepeats } from '../screening/public.ts';

/** The verdicts on a comment by what the inserting statement may find: whether the post is public, and the repeats. */
export function verdictsOn(text: TextFindings, accountAgeHours: number) {
  const verdicts = (isPublic: boolean) =>
    verdictsByRepeats(text, { kind: 'comment', isPublic, accountAgeHours });
  return { public: verdicts(true), others: verdicts(false) };
}

export type Verdicts = ReturnType<typeof verdictsOn>;
