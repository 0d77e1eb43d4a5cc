import type { LanguageCode } from '@halved/shared/languages';
import { gap, sentenceEnd } from '../crisis/rules.ts';
import { type Wordings, wordingsOf } from '../crisis/wordings.ts';
import type { Hostility } from '../lexicon/lexicon.ts';
import { type Phrases, phrasesOf, placedIn } from '../lexicon/phrases.ts';
import { placedWordsIn } from '../text.ts';
import { denials, softeners } from './softeners.ts';

type Kind = 'insult' | 'second' | 'softener' | 'denial';

/** The compiled rules that find insults in one language. */
export interface AimedRules {
  phrases: Phrases<Kind>;
  urging: Wordings;
}

const tagged = (words: readonly string[], kind: Kind) => words.map((word) => [word, kind] as const);

/** The words of one language by which `insultsSomebody` judges. */
export const aimedPhrasesOf = (
  language: LanguageCode,
  { insults, second }: Pick<Hostility, 'insults' | 'second'>,
): Phrases<Kind> =>
  phrasesOf([
    ...tagged(softeners[language].split(' '), 'softener'),
    ...tagged(denials[language].split(' '), 'denial'),
    ...tagged(second, 'second'),
    ...tagged(insults, 'insult'),
  ]);

export const aimedRulesOf = (language: LanguageCode, hostility: Hostility): AimedRules => ({
  phrases: aimedPhrasesOf(language, hostility),
  urging: wordingsOf(hostility.selfHarmUrging, language),
});

/** The most words between "you" and the insult, as in "You are such a complete idiot". */
const reach = 5;
/** The most words between the insult and a softening word after it, as in "How worthless you must feel". */
const after = 2;
/** The most words between a negation and the insult after it, as in "I do not think that you are an idiot". */
const before = 3;
const comma = /[,;:،、，—–]/;
/** A quotation of what somebody else said. A quotation within another one ends it. */
const quotation = /["“„«「『][^"“”„«»「」『』\n]{1,300}["”“»」』]/g;

/**
 * Whether a plain text insults the person whom it addresses, or tells them to harm themselves, by the rules of one
 * language. Pass the text without the words about its writer's own danger (`crisisIn`). The check is much simpler than
 * the server's, because it only decides whether to ask the writer. Insults do not count if they are negated, quoted,
 * aimed at nobody, or describe a feeling ("you feel stupid").
 */
export function isAimed(plain: string, { phrases, urging }: AimedRules): boolean {
  const own = plain.replaceAll(quotation, gap);
  return (
    urging.nearIn(own).some(({ regex }) => own.search(regex()) >= 0) ||
    own.split(sentenceEnd).some((sentence) => insultsSomebody(sentence, phrases))
  );
}

/** Whether a sentence insults the person whom it addresses. */
export function insultsSomebody(sentence: string, phrases: Phrases<Kind>): boolean {
  const placed = placedWordsIn(sentence);
  const matches = placedIn({ words: placed.map(({ word }) => word) }, phrases);
  const placesOf = (kind: Kind) => matches.filter(([tag]) => tag === kind).map(([, place]) => place);
  const soft = placesOf('softener');
  const denied = placesOf('denial');
  const insulting = placesOf('insult');
  return placesOf('second').some((second) =>
    insulting.some((insult) => {
      if (insult - second > reach || second - insult > 1) return false;
      if (insult < second && comma.test(sentence.slice(placed[insult]?.index, placed[second]?.index)))
        return false;
      const last = Math.max(second, insult) + after;
      const isBy = (first: number) => (place: number) => place >= first && place <= last;
      return !soft.some(isBy(second - 1)) && !denied.some(isBy(second - before));
    }),
  );
}
