import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { diskFinding, diskFindings } from './disk-findings.ts';

describe('the doctor', () => {
  it.each([
    [50e6, 'bad'],
    [500e6, 'warning'],
    [5e9, 'good'],
  ] as const)('calls %d free bytes %s', (bytes, state) => {
    expect(diskFinding('/data', bytes).state).toBe(state);
  });

  it('reads the free space of DATA_DIR and of the backups, also before the folders are made', async () => {
    const dataDir = join(tmpdir(), 'halved-not-made', 'data');
    const backups = { everyHours: 24, folder: join(dataDir, 'backups'), keep: 7, passphrase: undefined };
    const findings = await diskFindings({ dataDir, backups });
    expect(
      findings.map(
        ({ text }) =>
          text
            .replace(/\d+\.\d/, 'x')
            .slice(0, -1)
            .split('. ')[0],
      ),
    ).toEqual([`Free space for ${dataDir}: x GB`, `Free space for ${backups.folder}: x GB`]);
    expect(await diskFindings({ dataDir, backups: { ...backups, everyHours: 0 } })).toHaveLength(1);
  });
});
