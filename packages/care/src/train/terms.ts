import { pack } from '../model/packed.ts';
import { modelVersion } from '../model/version.ts';
import { type TermsHeader, worthIn } from '../similar/rarity.ts';
import { fitCurve } from './curve.ts';
import type { Material } from './material.ts';
import { labelledOf, worthsOf } from './worths.ts';

/** Computes and packs the worth of all terms, and the curve from the strength of a likeness to its probability. */
export function packTerms(material: Pick<Material, 'topic' | 'seeds'>): Uint8Array {
  const labelled = labelledOf(material);
  const bytes = worthsOf(labelled);
  const curve = fitCurve(worthIn(bytes));
  return pack({ version: modelVersion, curve } satisfies TermsHeader, bytes);
}
