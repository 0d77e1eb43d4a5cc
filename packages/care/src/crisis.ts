import { isLanguageCode, type LanguageCode } from '@halved/shared/languages';
import { patternsOf } from './crisis/patterns.ts';
import { type Wording, wordingOf } from './crisis/wording.ts';
import { type Reading, wordsOf } from './text.ts';

export type Crisis = 'none' | 'possible' | 'explicit';

export interface CrisisFound {
  level: Crisis;
  /** The plain text without what says that its writer is in danger, for those who judge how it sounds. */
  rest: string;
}

interface Known {
  explicit: readonly Wording[];
  possible: readonly Wording[];
  idioms: readonly Wording[];
  negation: Wording | undefined;
}

const wordsBefore = 4;
const charactersBefore = 160;
/** Taken out, but still something between the words around it. */
const gap = ' · ';

const unspaced: readonly LanguageCode[] = ['ja', 'zh'];
const known = new Map<LanguageCode, Known>();

function knownFor(language: LanguageCode): Known {
  const before = known.get(language);
  if (before) return before;
  const { explicit, possible, idioms, negations } = patternsOf(language);
  const wording = (source: string) => wordingOf(source, !unspaced.includes(language));
  const made: Known = {
    explicit: explicit.map(wording),
    possible: possible.map(wording),
    idioms: idioms.map(wording),
    negation: negations.length > 0 ? wording(negations.join('|')) : undefined,
  };
  known.set(language, made);
  return made;
}

const sentenceEnd = /[.!?。！？؟।\n]/u;

/** Whether what begins here is said not to be so. */
function isDenied(text: string, index: number, negation: Wording): boolean {
  const sentence =
    text
      .slice(Math.max(0, index - charactersBefore), index)
      .split(sentenceEnd)
      .at(-1) ?? '';
  return wordsOf(sentence).slice(-wordsBefore).join(' ').search(negation.regex()) >= 0;
}

const near = (text: string, wordings: readonly Wording[]) => wordings.filter(({ mayBeIn }) => mayBeIn(text));

/** Whether one of these is said, and not said not to be so. */
const isMeant = (text: string, wordings: readonly Wording[], negation: Wording | undefined): boolean =>
  wordings.some(({ regex }) =>
    text.matchAll(regex()).some(({ index }) => !negation || !isDenied(text, index, negation)),
  );

const without = (text: string, wordings: readonly Wording[]) =>
  wordings.reduce((rest, { regex }) => rest.replaceAll(regex(), gap), text);

/**
 * Whether a text reads as if its writer were in danger: in its language, in that of the interface, as what somebody
 * types in Latin letters may be taken for another, and in English, which people fall back on. Takes time linear in the
 * length of the text.
 */
export function crisisOf({ plain }: Reading, language: LanguageCode, hint?: string): CrisisFound {
  let level: Crisis = 'none';
  let rest = plain;
  const also = hint && isLanguageCode(hint) ? hint : language;
  for (const each of new Set<LanguageCode>([language, also, 'en'])) {
    const { negation, ...all } = knownFor(each);
    const explicit = near(plain, all.explicit);
    const possible = near(plain, all.possible);
    if (explicit.length + possible.length === 0) continue;
    const meant = without(plain, near(plain, all.idioms));
    if (isMeant(meant, explicit, negation)) level = 'explicit';
    else if (level === 'none' && isMeant(meant, possible, negation)) level = 'possible';
    rest = without(without(rest, explicit), possible);
  }
  return { level, rest };
}
