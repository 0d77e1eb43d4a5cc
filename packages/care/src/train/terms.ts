import { pack } from '../model/packed.ts';
import { modelVersion } from '../model/version.ts';
import { rarityBuckets, raritySteps, type TermsHeader, termsOf } from '../similar/terms.ts';
import { readingOf } from '../text.ts';
import type { Material } from './material.ts';

/** How rare the terms of the texts are, and the curve. */
export function packTerms({ topic, seeds }: Material, curve: TermsHeader['curve']): Uint8Array {
  const texts = [...topic, ...seeds].map(({ text }) => text);
  const counts = new Uint32Array(rarityBuckets);
  for (const text of texts) {
    const buckets = new Set<number>();
    for (const [term] of termsOf(readingOf(text))) buckets.add(term % rarityBuckets);
    for (const bucket of buckets) counts[bucket] = (counts[bucket] ?? 0) + 1;
  }
  const bytes = Int8Array.from(counts, (count) =>
    Math.min(127, Math.round(Math.log((texts.length + 1) / (count + 1)) * raritySteps)),
  );
  return pack({ version: modelVersion, curve } satisfies TermsHeader, bytes);
}
