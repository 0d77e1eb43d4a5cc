import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unpack } from './packed.ts';
import { modelNames, modelsFolder, readModelFile } from './stored.ts';
import { modelVersion } from './version.ts';

const most = 2_500_000;

describe('the models', () => {
  it('fit their size limit', () => {
    const sizes = modelNames.map((name) => statSync(new URL(`${name}.bin`, modelsFolder)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(most);
  });

  it.each(modelNames)('include a file %s of the version that the code names', (name) => {
    expect(unpack<{ version: string }>(readModelFile(name)).header.version).toBe(modelVersion);
  });
});
