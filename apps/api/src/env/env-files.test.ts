import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { settingNames } from '../env.ts';

const fileAt = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
const namesIn = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort();

const example = fileAt('.env.example');
const composeFile = fileAt('docker-compose.yml');
const exampleNames = namesIn(example, /^#?([A-Z_]+)=/gm);
/** Docker Compose itself reads these; the server does not. */
const composeOnly = namesIn(composeFile, /\$\{([A-Z_]+)/g).filter((name) => !settingNames.includes(name));

describe('.env.example', () => {
  it('explains every setting of the server and of docker-compose.yml, and no other', () => {
    expect(exampleNames).toEqual([...settingNames, ...composeOnly].sort());
  });

  it('sets nothing, so that a copy of it starts like no file', () => {
    expect(example.split('\n').filter((line) => line && !line.startsWith('#'))).toEqual([]);
  });
});

describe('docs/operations.md', () => {
  it('names every setting of the server', () => {
    const table = fileAt('docs/operations.md');
    const missing = settingNames.filter(
      (name) => !table.includes(`\`${name}\``) && !name.startsWith('LEMONSQUEEZY_'),
    );
    expect(missing).toEqual([]);
  });
});
