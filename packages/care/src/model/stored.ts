import { readFileSync } from 'node:fs';
import type { LinearModel } from './linear.ts';
import { unpackModel } from './packed.ts';

export const modelNames = [
  'language',
  'topic',
  'sentiment',
  'severity',
  'toxicity',
  'terms',
  'valence',
] as const;
export type ModelName = (typeof modelNames)[number];

export const modelsFolder = new URL('../../models/', import.meta.url);

export const readModelFile = (name: ModelName): Uint8Array =>
  readFileSync(new URL(`${name}.bin`, modelsFolder));

/** Read once, when first asked for. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

export const storedModel = <Label extends string>(
  name: ModelName,
  labels: readonly Label[],
): (() => LinearModel<Label>) => once(() => unpackModel(readModelFile(name), labels));
