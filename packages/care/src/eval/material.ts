import { type Row, readRows } from '../data/rows.ts';
import { heldOutSeeds, type Seed } from '../data/seeds.ts';

/** What the models are tried on. */
export interface Trials {
  topic: readonly Row[];
  sentiment: readonly Row[];
  toxicity: readonly Row[];
  langid: readonly Row[];
  similar: readonly Row[];
  crisis: readonly Row[];
  seeds: readonly Seed[];
}

/** The rows of one split of a folder in the layout of the data, and the held-out lines of the seeds. */
export const trialsOf = (folder: string, split: string): Trials => ({
  topic: readRows(folder, 'topic', split),
  sentiment: readRows(folder, 'sentiment', split),
  toxicity: readRows(folder, 'toxicity', split),
  langid: readRows(folder, 'langid', split),
  similar: readRows(folder, 'similar', split),
  crisis: readRows(folder, 'crisis', split),
  seeds: heldOutSeeds(),
});
