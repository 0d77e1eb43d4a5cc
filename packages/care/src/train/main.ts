import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { typedPath } from '../env.ts';
import { modelNames, modelsFolder } from '../model/stored.ts';
import { materialOf } from './material.ts';
import { trainedModels } from './models.ts';

const { values } = parseArgs({ options: { data: { type: 'string' }, only: { type: 'string' } } });
const names = values.only ? modelNames.filter((name) => values.only?.split(',').includes(name)) : modelNames;
const sample = fileURLToPath(new URL('../../sample', import.meta.url));
const material = materialOf(values.data ? typedPath(values.data) : sample);
const say = (line: string) => process.stdout.write(`${line}\n`);

mkdirSync(modelsFolder, { recursive: true });
const all = createHash('sha256');
let size = 0;
for (const [name, bytes] of trainedModels(material, undefined, names)) {
  writeFileSync(new URL(`${name}.bin`, modelsFolder), bytes);
  const hash = createHash('sha256').update(bytes).digest('hex');
  all.update(hash);
  size += bytes.length;
  say(`${name.padEnd(12)} ${String(bytes.length).padStart(8)} bytes  ${hash.slice(0, 16)}`);
}
say(`${String(names.length).padEnd(12)} ${String(size).padStart(8)} bytes  ${all.digest('hex')}`);
