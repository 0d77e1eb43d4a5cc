import { type Analysis, boundedBy } from '@halved/care';
import { firstGraphemes } from '@halved/shared/graphemes';
import type { AiReading } from '../../services/ai.ts';

/** A category with a lower confidence is a guess, and becomes `other` (docs/product.md §9.1). */
const leastConfidence = 0.35;
const maxGraphemes = 4_000;

const addresses =
  /https?:\/\/\S{1,500}|[^\s@]{1,64}@[^\s@]{1,253}|@[\p{L}\p{N}_]{1,50}|\+?\d[\d ().-]{5,20}\d/gu;

/** A name as short as this is often a part of other words. It is removed only as its author writes it. */
const shortName = 2;

function withoutName(text: string, name: string | null): string {
  if (!name) return text;
  const literal = name.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return text.replaceAll(new RegExp(literal, name.length > shortName ? 'giu' : 'gu'), '…');
}

/**
 * A post's text as an AI provider may read it: without its author's names, other accounts, addresses and telephone
 * numbers.
 */
export function anonymize(text: string, names: readonly (string | null)[]): string {
  const anonymous = names.reduce(withoutName, text);
  return firstGraphemes(anonymous.replaceAll(addresses, '…'), maxGraphemes);
}

/**
 * Combines a provider's reading of a post with the analysis by our own models. The provider may report danger that our
 * models did not find, but cannot remove danger that they found. Its keywords are used only if the text contains them,
 * so that no author is credited with words that they did not write.
 */
export function withReading(analysis: Analysis, reading: AiReading, text: string) {
  const words = text.toLowerCase();
  const keywords = reading.keywords.filter((word) => words.includes(word.toLowerCase()));
  const isKnownDanger = analysis.crisis !== 'none';
  const isNewDanger = reading.danger && !isKnownDanger;
  return {
    category: reading.confidence < leastConfidence ? ('other' as const) : reading.category,
    sentimentScore: boundedBy(isNewDanger ? 'possible' : analysis.crisis, reading.sentiment),
    confidence: reading.confidence,
    keywords: keywords.length > 0 ? [...new Set(keywords)] : analysis.keywords,
    /** Whether the provider found danger that our own models did not find. */
    isNewDanger,
    /** Whether the post has to be held. It is not held if its author may be in danger. */
    isToHold: reading.hostile && !reading.danger && !isKnownDanger,
  };
}
