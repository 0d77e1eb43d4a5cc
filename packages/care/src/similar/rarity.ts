import type { LanguageCode } from '@halved/shared/languages';
import { languageCodes } from '@halved/shared/languages';
import { unpack } from '../model/packed.ts';
import { readModelFile } from '../model/stored.ts';
import { once } from '../once.ts';

const bucketBits = 17;
/** What is known about terms is stored in hashed buckets: five bits of rarity and three of divergence. */
export const termBuckets = 2 ** bucketBits;
export const raritySteps = 3.6;
export const mostRarity = 31;
export const divergenceSteps = 5;
export const mostDivergence = 7;

export interface TermsHeader {
  version: string;
  /** The curve from the overlap of two worries to their similarity. */
  curve: Curve;
}

/** At the strength `from` the logit of the similarity is `at`. From there to `until` it rises more slowly than elsewhere. */
interface Curve {
  from: number;
  until: number;
  at: number;
  slope: number;
  rise: number;
}

export const termsFile = once(() => unpack<TermsHeader>(readModelFile('terms')));

const golden = 0x9e3779b1;
const mixer = 0x2c1b3ce9;

/** A term has a bucket in each language, because a word may be rare in one language and common in another. */
export const bucketOf = (term: number, language: LanguageCode): number =>
  Math.imul(term ^ Math.imul(languageCodes.indexOf(language) + 1, golden), mixer) >>> (32 - bucketBits);

/**
 * What the texts of training say about a term. `rarity` is the logarithm of the number of all texts divided by the
 * number of texts that contain it. `divergence` says how much the categories of these texts differ from the mean.
 */
interface Worth {
  rarity: number;
  divergence: number;
}

export type WorthOf = (term: number, language: LanguageCode) => Worth;

export const worthIn =
  (bytes: Int8Array): WorthOf =>
  (term, language) => {
    const byte = (bytes[bucketOf(term, language)] ?? 0) & 0xff;
    return { rarity: (byte >>> 3) / raritySteps, divergence: (byte & mostDivergence) / divergenceSteps };
  };

export const worthOf: WorthOf = (term, language) => worthIn(termsFile().bytes)(term, language);
