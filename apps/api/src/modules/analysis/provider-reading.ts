import type { Analysis } from '@halved/care';
import type { AiReading } from '../../services/ai.ts';

/** Below this confidence a category is a guess (docs/product.md §9.1). */
const leastConfidence = 0.35;
const mostLength = 4_000;

const addresses =
  /https?:\/\/\S{1,500}|[^\s@]{1,64}@[^\s@]{1,253}|@[\p{L}\p{N}_]{1,50}|\+?\d[\d ().-]{5,20}\d/gu;

/**
 * A post's text as a provider may read it: without its author's name, other accounts, addresses and telephone numbers.
 */
export function nameless(text: string, names: readonly (string | null)[]): string {
  const without = names.reduce((rest: string, name) => (name ? rest.replaceAll(name, '…') : rest), text);
  return without.replaceAll(addresses, '…').slice(0, mostLength);
}

/**
 * Combines a provider's reading of a post with that of our own models. The provider may raise an alarm but never lower
 * one. Its keywords are taken only if they stand in the text, so that nobody is credited with words they did not write.
 */
export function withReading(analysis: Analysis, reading: AiReading, text: string) {
  const words = text.toLowerCase();
  const keywords = reading.keywords.filter((word) => words.includes(word.toLowerCase()));
  const isKnown = analysis.crisis !== 'none';
  return {
    category: reading.confidence < leastConfidence ? ('other' as const) : reading.category,
    sentimentScore: reading.sentiment,
    confidence: reading.confidence,
    keywords: keywords.length > 0 ? [...new Set(keywords)] : analysis.keywords,
    /** Whether the provider found danger that our own models did not find. */
    isNewDanger: reading.danger && !isKnown,
    /** A post whose author may be in danger is never held. */
    isToHold: reading.hostile && !reading.danger && !isKnown,
  };
}
