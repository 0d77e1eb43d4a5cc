import { type Row, readRows } from '../data/rows.ts';
import { type Seed, trainingSeeds } from '../data/seeds.ts';
import { type WrittenText, writtenTexts } from '../data/written.ts';

/** All training texts of the models. */
export interface Material {
  topic: readonly Row[];
  sentiment: readonly Row[];
  toxicity: readonly Row[];
  langid: readonly Row[];
  seeds: readonly Seed[];
  /** Texts in languages for which the data folder has few or no texts with a tone. */
  tones: readonly WrittenText[];
}

/** Reads the training rows of a data folder (its layout is in the README), and the worries written for this project. */
export const materialOf = (folder: string): Material => ({
  topic: readRows(folder, 'topic', 'train'),
  sentiment: readRows(folder, 'sentiment', 'train'),
  toxicity: readRows(folder, 'toxicity', 'train'),
  langid: readRows(folder, 'langid', 'train'),
  seeds: trainingSeeds(),
  tones: writtenTexts('sentiment', 'train'),
});
