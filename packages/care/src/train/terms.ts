import type { LanguageCode } from '@halved/shared/languages';
import { pack } from '../model/packed.ts';
import { modelVersion } from '../model/version.ts';
import { rarityBuckets, raritySteps, type TermsHeader, termsOf } from '../similar/terms.ts';
import { readingOf } from '../text.ts';
import type { TopicModel } from '../topic/topic.ts';
import { fitCurve } from './curve.ts';
import type { Material } from './material.ts';

/**
 * The weight of a seed text; a text that people wrote has 1. Seeds weigh less, because there are so many of them in
 * each language.
 */
const seedShare = 0.15;

function raritiesOf({ topic, seeds }: Pick<Material, 'topic' | 'seeds'>): Int8Array {
  const counts = new Float64Array(rarityBuckets);
  const count = (texts: readonly { text: string }[], share: number) => {
    for (const { text } of texts) {
      const buckets = new Set<number>();
      for (const [term] of termsOf(readingOf(text))) buckets.add(term % rarityBuckets);
      for (const bucket of buckets) counts[bucket] = (counts[bucket] ?? 0) + share;
    }
    return texts.length * share;
  };
  const all = count(topic, 1) + count(seeds, seedShare);
  return Int8Array.from(counts, (often) =>
    Math.min(127, Math.round(Math.log((all + 1) / (often + 1)) * raritySteps)),
  );
}

/** Computes and packs the rarity of all terms, and the curve from the overlap of two worries to their similarity. */
export function packTerms(
  { topic, seeds }: Material,
  modelFor: (language: LanguageCode) => TopicModel,
): Uint8Array {
  const bytes = raritiesOf({ topic, seeds });
  const rarity = (term: number) => (bytes[term % rarityBuckets] ?? 0) / raritySteps;
  const curve = fitCurve(topic, modelFor, rarity);
  return pack({ version: modelVersion, curve } satisfies TermsHeader, bytes);
}
