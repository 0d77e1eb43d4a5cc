import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');

/** What `npm run content:check` prints, and its exit code. */
async function checkContent(...folder: string[]) {
  const done = await run(process.execPath, ['scripts/check-content.ts', ...folder], { cwd: root }).catch(
    (failure: { code: number; stdout: string }) => failure,
  );
  return { code: 'code' in done ? done.code : 0, printed: done.stdout };
}

describe('npm run content:check', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'halved-content-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('finds no problem in the content that comes with Halved', async () => {
    const { code, printed } = await checkContent();
    expect(code).toBe(0);
    expect(printed).toMatch(/^35 exercises, 32 techniques, 12 guides, \d+ resources; 0 problems\n/);
  });

  function writeGuide(english: string): void {
    const guide = join(folder, 'guides', 'our-own');
    mkdirSync(guide, { recursive: true });
    writeFileSync(join(guide, 'guide.yaml'), 'category: family\n');
    writeFileSync(join(guide, 'en.yaml'), english);
  }

  it('finds no problem in content of an operator that is in English alone', async () => {
    writeGuide('title: Ours\nsummary: In short\nbody: [one, two, three, four, five]\n');
    const { code, printed } = await checkContent(folder);
    expect(printed).toContain('1 guides, 0 resources; 0 problems');
    expect(code).toBe(0);
  });

  it('fails if the folder is not there, which may be mistyped', async () => {
    const { code, printed } = await checkContent(join(folder, 'nowhere'));
    expect(printed).toContain('nowhere is no folder.');
    expect(code).toBe(1);
  });

  it('names a broken file of an operator by its path and line, and fails', async () => {
    writeGuide('title: Ours\nsummary: [not, a, text]\n');
    const { code, printed } = await checkContent(folder);
    expect(code).toBe(1);
    expect(printed).toMatch(/✗ \S*guides\/our-own\/en\.yaml:2 \S/);
    expect(printed).toContain('0 guides');
  });
});
