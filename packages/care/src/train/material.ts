import { type Row, readRows } from '../data/rows.ts';
import { type Seed, trainingSeeds } from '../data/seeds.ts';

/** Everything that the models learn from. */
export interface Material {
  topic: readonly Row[];
  sentiment: readonly Row[];
  toxicity: readonly Row[];
  langid: readonly Row[];
  seeds: readonly Seed[];
}

/** The training rows of a folder in the layout of the data (README), and the worries written for this project. */
export const materialOf = (folder: string): Material => ({
  topic: readRows(folder, 'topic', 'train'),
  sentiment: readRows(folder, 'sentiment', 'train'),
  toxicity: readRows(folder, 'toxicity', 'train'),
  langid: readRows(folder, 'langid', 'train'),
  seeds: trainingSeeds(),
});
