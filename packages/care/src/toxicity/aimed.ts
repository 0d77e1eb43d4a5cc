import type { LanguageCode } from '@halved/shared/languages';
import { sentenceEnd } from '../crisis/rules.ts';
import { isIn, type Wording, wordingOf } from '../crisis/wording.ts';
import type { Hostility } from '../lexicon/lexicon.ts';
import { type Phrases, phrasesOf, placedIn } from '../lexicon/phrases.ts';
import { placedWordsOf } from '../text.ts';
import { denials, softeners } from './softeners.ts';

type Kind = 'insult' | 'second' | 'softener' | 'denial';

/** How people of one language hurt somebody with words, ready to be looked for. */
export interface AimedRules {
  phrases: Phrases<Kind>;
  urging: readonly Wording[];
}

const tagged = (words: readonly string[], kind: Kind) => words.map((word) => [word, kind] as const);

export function aimedRulesOf(language: LanguageCode, hostility: Hostility): AimedRules {
  const { insults, second, selfHarmUrging } = hostility;
  return {
    phrases: phrasesOf([
      ...tagged(softeners[language].split(' '), 'softener'),
      ...tagged(denials[language].split(' '), 'denial'),
      ...tagged(second, 'second'),
      ...tagged(insults, 'insult'),
    ]),
    urging: selfHarmUrging.map((source) => wordingOf(source, language)),
  };
}

/** "You are such a complete idiot": so many words may stand between. */
const reach = 5;
/** "How worthless you must feel": so far behind may stand what softens it. */
const after = 2;
/** "I do not think that you are an idiot": so far ahead may stand what denies it. */
const before = 3;
const comma = /[,;:،、，—–]/;

/** What somebody else said, told of. */
const quote = /["“„«「『][^"”“»」』\n]{1,300}["”“»」』]/g;

/**
 * Whether a plain text insults the one it speaks to, or urges them to harm themselves, by the rules of one language.
 * Give it the text without what it says of its writer's own danger (`crisisIn`). Much simpler than what the server
 * does, and meant for one gentle question: it lets pass what is denied, felt, quoted, and aimed at nobody.
 */
export function isAimed(plain: string, { phrases, urging }: AimedRules): boolean {
  const own = plain.replaceAll(quote, ' · ');
  return (
    urging.some((wording) => isIn(own, wording)) ||
    own.split(sentenceEnd).some((sentence) => insults(sentence, phrases))
  );
}

function insults(sentence: string, phrases: Phrases<Kind>): boolean {
  const placed = placedWordsOf(sentence);
  const found = [...placedIn({ words: placed.map(({ word }) => word) }, phrases)];
  const placesOf = (kind: Kind) => found.filter(([tag]) => tag === kind).map(([, place]) => place);
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
