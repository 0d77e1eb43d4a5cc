import type { Analysis } from '@halved/care';
import type { RequestedAudience } from '@halved/db';
import type { LanguageCode } from '@halved/shared/languages';
import { isModerator, type Viewer } from '../../context.ts';
import { patientAnalysis, timedAnalysis } from '../../services/timed-analysis.ts';
import { judge, type Understood, type Verdict } from '../moderation/rules.ts';
import { audienceOf } from '../posts/rules.ts';

/** The audience that a statement about comments is chosen for; what a moderator asks for counts for nobody else. */
export const commentAudienceOf = (viewer: Viewer | null, includeModerated?: boolean): RequestedAudience =>
  includeModerated && isModerator(viewer) ? 'moderating' : audienceOf(viewer);

const optionsFor = (hint: LanguageCode) => ({ kind: 'comment' as const, localeHint: hint });

/** What is understood of a comment while its writer waits; `hint` is the language of the interface. */
export const understand = (content: string, hint: LanguageCode): Analysis =>
  timedAnalysis([content], optionsFor(hint));

/** The same where nobody waits: however long it takes. */
export const understandPatiently = (content: string, hint: LanguageCode): Promise<Analysis> =>
  patientAnalysis([content], optionsFor(hint));

/** From here on it makes no difference how often the same was sent before. */
const distinctRepeats = 3;

/**
 * What becomes of a comment by what the statement finds that writes it: whether its post is public, and how often the
 * same was sent before.
 */
export function verdictsOn(text: Understood, accountAgeHours: number) {
  const counts = [...Array(distinctRepeats + 1).keys()];
  const verdicts = (isPublic: boolean): Verdict[] =>
    counts.map((repeats) => judge(text, { kind: 'comment', isPublic, accountAgeHours, repeats }));
  return { public: verdicts(true), others: verdicts(false), most: distinctRepeats };
}

export type Verdicts = ReturnType<typeof verdictsOn>;
