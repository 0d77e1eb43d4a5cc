import { type Row, readRows } from '../data/rows.ts';
import { freshTexts, heldOutSeeds, type Seed } from '../data/seeds.ts';

/** The texts that the models are evaluated on. */
export interface Trials {
  topic: readonly Row[];
  sentiment: readonly Row[];
  toxicity: readonly Row[];
  langid: readonly Row[];
  similar: readonly Row[];
  crisis: readonly Row[];
  oblique: readonly Seed[];
  fresh: readonly Seed[];
}

/** Reads one split of a data folder, and the texts that were written for evaluation alone. */
export const trialsOf = (folder: string, split: string): Trials => ({
  topic: readRows(folder, 'topic', split),
  sentiment: readRows(folder, 'sentiment', split),
  toxicity: readRows(folder, 'toxicity', split),
  langid: readRows(folder, 'langid', split),
  similar: readRows(folder, 'similar', split),
  crisis: readRows(folder, 'crisis', split),
  oblique: heldOutSeeds(),
  fresh: freshTexts(),
});
