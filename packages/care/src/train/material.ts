import { type Row, readRows } from '../data/rows.ts';
import { type Seed, trainingSeeds } from '../data/seeds.ts';
import { type WrittenTask, type WrittenText, writtenTexts } from '../data/written.ts';

/** All training texts of the models. */
export interface Material {
  topic: readonly Row[];
  sentiment: readonly Row[];
  toxicity: readonly Row[];
  langid: readonly Row[];
  seeds: readonly Seed[];
  /** The texts that were written for this project, by what they teach. */
  written: (task: WrittenTask) => readonly WrittenText[];
}

/** Reads the training rows of a data folder (its layout is in the README), and the worries written for this project. */
export const materialOf = (folder: string): Material => ({
  topic: readRows(folder, 'topic', 'train'),
  sentiment: readRows(folder, 'sentiment', 'train'),
  toxicity: readRows(folder, 'toxicity', 'train'),
  langid: readRows(folder, 'langid', 'train'),
  seeds: trainingSeeds(),
  written: (task) => writtenTexts(task, 'train'),
});
