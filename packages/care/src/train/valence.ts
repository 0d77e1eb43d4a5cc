import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pack } from '../model/packed.ts';
import { modelVersion } from '../model/version.ts';
import { valenceSteps } from '../sentiment/valence.ts';

const require = createRequire(import.meta.url);

/** Packs the lexicon of VADER with one byte per word. */
export function packValence(): Uint8Array {
  const path = require.resolve('vader-sentiment/vader_lexicon.txt');
  const entries = new Map<string, number>();
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    const [word, mean] = line.split('\t');
    if (word && mean) entries.set(word.replace(/:$/, '') || word, Number(mean));
  }
  const words = [...entries.keys()].join('\n');
  const bytes = Int8Array.from(entries.values(), (mean) => Math.round(mean * valenceSteps));
  return pack({ version: modelVersion, words }, bytes);
}
