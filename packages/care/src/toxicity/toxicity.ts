import type { LanguageCode } from '@halved/shared/languages';
import { chancesOf } from '../model/linear.ts';
import { storedModel } from '../model/stored.ts';
import type { Steps } from '../steps.ts';
import { isUnspaced, type Reading, readingOfPlain } from '../text.ts';
import { type Signs, signInputs, signsOf } from './signs.ts';

export const manners = ['ok', 'toxic'] as const;

const model = storedModel('toxicity', manners);

/**
 * The highest score of a text with words of distance (`distance.ts`). It is below the threshold for flagged texts
 * (`moderation.ts`), so that a person decides, because people who object to hatred quote its words.
 */
const mostOfDistanced = 0.91;

const sentencePattern = /[^.!?…。！？।؟\n]+/g;
const fewestWords = 3;
const fewestSigns = 6;

/** The sentences that are long enough for a score of their own; empty if the text is a single sentence. */
function sentencesOf(plain: string): Reading[] {
  const parts = plain.match(sentencePattern) ?? [];
  if (parts.length < 2) return [];
  return parts
    .map(readingOfPlain)
    .filter(
      ({ words }) =>
        words.length >= fewestWords || words.some((word) => isUnspaced(word) && word.length >= fewestSigns),
    );
}

/**
 * The probability that people find a text hostile, from 0 to 1. Pass the text without the words about its writer's own
 * danger (`crisisOf`), because distress is never toxic.
 */
export const toxicityOf = (reading: Reading, signs: Signs, language: LanguageCode): number => {
  const chance = chancesOf(model(), reading, signInputs(signs, language).entries())[1] ?? 0;
  return signs.isDistanced ? Math.min(chance, mostOfDistanced) : chance;
};

/**
 * The toxicity of the worst sentence that addresses or insults somebody, because kind words around an insult do not
 * make it kinder.
 */
export function* worstOf(reading: Reading, signs: Signs, language: LanguageCode): Steps<number> {
  let worst = toxicityOf(reading, signs, language);
  for (const sentence of sentencesOf(reading.plain)) {
    yield;
    const own = signsOf(sentence, language);
    if (own.second === 0 && own.insults === 0) continue;
    worst = Math.max(worst, toxicityOf(sentence, { ...own, isDistanced: signs.isDistanced }, language));
  }
  return worst;
}
