import { existsSync, readFileSync } from 'node:fs';
import { once } from '../once.ts';
import type { LinearModel } from './linear.ts';
import { unpack, unpackModel } from './packed.ts';

export const modelNames = [
  'language',
  'concepts',
  'topic',
  'topic-others',
  'sentiment',
  'severity',
  'toxicity',
  'urging',
  'doors',
  'danger',
  'meaning',
  'terms',
  'valence',
] as const;
export type ModelName = (typeof modelNames)[number];

export const modelsFolder = new URL('../../models/', import.meta.url);

// The first folder is the one beside the sources, the second the one beside the built bundle.
const folders = [modelsFolder, new URL('./care-models/', import.meta.url)];

export function readModelFile(name: ModelName): Uint8Array {
  const files = folders.map((folder) => new URL(`${name}.bin`, folder));
  const file = files.find((path) => existsSync(path));
  if (!file) throw new Error(`No model in ${files.join(' or ')}`);
  return readFileSync(file);
}

/** Each file is read once, on first use. */
export const storedModel = <Label extends string>(
  name: ModelName,
  labels: readonly Label[],
): (() => LinearModel<Label>) => once(() => unpackModel(readModelFile(name), labels));

/** The least score that counts, by language. It is chosen with the training of a model. */
export type Thresholds = Readonly<Record<string, number>>;

/** The thresholds in a file; none if the file is older than they are. */
export const storedThresholds = (name: ModelName): (() => Thresholds) =>
  once(() => unpack<{ thresholds?: Thresholds }>(readModelFile(name)).header.thresholds ?? {});
