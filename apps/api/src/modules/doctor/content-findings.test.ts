import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crisisLines } from '@halved/shared/crisis-lines';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../testing/harness.ts';
import { contentInDatabase, ownContentFindings } from './content-findings.ts';

let api: Api;
let dataDir: string;
beforeAll(async () => {
  api = await startApi();
  dataDir = await mkdtemp(join(tmpdir(), 'halved-doctor-'));
});
afterAll(async () => {
  await api.stop();
  await rm(dataDir, { recursive: true });
});

describe('the doctor', () => {
  it('lists the entries of the directory whose facts are older than a year, crisis lines too', async () => {
    await api.anItem('resources');
    const undated = crisisLines.filter(({ verifiedAt }) => verifiedAt === null).length;
    const fresh = await contentInDatabase(api.db, new Date('2026-04-08'));
    expect(fresh.text).toContain(`Of unknown age: ${undated}.`);
    const late = await contentInDatabase(api.db, new Date('2027-04-08'));
    expect(late.state).toBe('warning');
    expect(late.text).toMatch(/\((?=.*\bus-988\b|.*\bxx-listeners\b).*xx-listeners/);
    const dated = crisisLines.filter(({ verifiedAt }) => verifiedAt !== null);
    const latest = await contentInDatabase(api.db, new Date('2030-01-01'));
    expect(latest.text).toContain(`after a year: ${dated.length + 1} (`);
  });

  it('reports nothing about the operator’s own items if there are none', async () => {
    expect(await ownContentFindings({ dataDir })).toEqual([]);
  });

  it('counts the operator’s own items, and names a broken one with its file and line', async () => {
    const folder = join(dataDir, 'content', 'guides');
    const files = {
      good: 'title: A title\nsummary: In short\nbody: [one, two, three, four, five]\n',
      broken: 'title: A title\nsummary: " blank"\nbody: [one, two, three, four, five]\n',
    };
    for (const [slug, text] of Object.entries(files)) {
      await mkdir(join(folder, slug), { recursive: true });
      await writeFile(join(folder, slug, 'guide.yaml'), 'category: family\n');
      await writeFile(join(folder, slug, 'en.yaml'), text);
    }
    const [count, problem] = await ownContentFindings({ dataDir });
    expect(count).toEqual({ state: 'good', text: `Items of your own in ${dataDir}/content: 1.` });
    expect(problem?.state).toBe('bad');
    expect(problem?.text).toContain(`${join(folder, 'broken', 'en.yaml')}:2 summary: `);
  });
});
