import { setTimeout as sleep } from 'node:timers/promises';
import { processPeaks } from '@halved/db';
import { contract } from '@halved/shared/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetOld } from '../jobs/forget-old-queries.ts';
import { startJobs } from '../jobs/index.ts';
import { peaksInDatabase } from '../modules/doctor/peak-findings.ts';
import { type Api, startApi } from '../testing/harness.ts';
import { useProcessor } from '../testing/use-processor.ts';
import type { PeakFigures } from './peak-queries.ts';
import { type Peaks, watchPeaks } from './peaks.ts';

const lines: string[] = [];
let api: Api;
let peaks: Peaks;
beforeAll(async () => {
  api = await startApi({ log: (line) => lines.push(line) });
});
beforeEach(async () => {
  await api.db.delete(processPeaks);
  lines.length = 0;
  peaks = watchPeaks(api.db, api.services.log);
  // Waits until the timer has started.
  await sleep(120);
});
afterEach(() => peaks.stop());
afterAll(() => api.stop());

const storedPeaks = () => api.db.select().from(processPeaks);

const small: PeakFigures = { stallMs: 8, memoryMb: 120, heapMb: 40, heapLimitMb: 280, analysisMs: 3 };
const insertPeaks = (process: string, figures: Partial<PeakFigures>, minutesAgo = 1) =>
  api.db.insert(processPeaks).values({
    ...small,
    ...figures,
    process,
    createdAt: new Date(Date.now() - minutesAgo * 60_000),
  });
const findings = async () => (await peaksInDatabase(api.db)).map(({ state, text }) => `${state}: ${text}`);

describe('the peaks of a process', () => {
  it('are written as one row each time, beside the rows of other processes', async () => {
    await insertPeaks('another:1', {});
    await peaks.write();
    await peaks.write();
    const rows = await storedPeaks();
    expect(rows).toHaveLength(3);
    for (const { memoryMb, heapMb, heapLimitMb } of rows) {
      expect(memoryMb).toBeGreaterThan(heapMb);
      expect(heapLimitMb).toBeGreaterThan(heapMb);
    }
  });

  it('are logged only if they were too high', async () => {
    await peaks.write();
    lines.length = 0;
    await sleep(120);
    useProcessor(900);
    await sleep(120);
    await peaks.write();
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 40, stallMs: expect.any(Number), msg: 'the last minute was too much' },
    ]);
    const [worst] = (await storedPeaks()).map(({ stallMs }) => stallMs).sort((a, b) => b - a);
    expect(worst).toBeGreaterThan(500);
  });

  it('hold how long the analysis of a post took, and nothing of its words', async () => {
    await peaks.write();
    const now = vi.spyOn(performance, 'now');
    let elapsedMs = 0;
    now.mockImplementation(() => (elapsedMs += 40));
    const as = await api.aMember();
    const input = { shortContent: 'I worry about my exam.', worryPrompt: 'I worry that …' };
    await api.call(contract.posts.create, { as, input });
    now.mockRestore();
    await peaks.write();
    const rows = await storedPeaks();
    expect(Math.max(...rows.map(({ analysisMs }) => analysisMs))).toBeGreaterThanOrEqual(40);
    expect(JSON.stringify(rows)).not.toContain('exam');
  });

  it('are kept while the database is away', async () => {
    useProcessor(400);
    await sleep(120);
    const query = vi.spyOn(api.pool, 'query').mockImplementation(() => Promise.reject(new Error('away')));
    await expect(peaks.write()).rejects.toThrow();
    query.mockRestore();
    await peaks.write();
    expect((await storedPeaks())[0]?.stallMs).toBeGreaterThan(300);
  });

  it('are written by a server at its start and its end', async () => {
    await startJobs(api.services)();
    expect(await storedPeaks()).toHaveLength(2);
  });

  it('are deleted after three days', async () => {
    await insertPeaks('web:1', {}, 60 * 24 * 3 + 1);
    await insertPeaks('web:1', {}, 60 * 24 * 3 - 1);
    await forgetOld(api.db);
    expect(await storedPeaks()).toHaveLength(1);
  });
});

describe('the doctor', () => {
  it('reports the worst figures of the last hour', async () => {
    await insertPeaks('web:1', { stallMs: 9_000, memoryMb: 900, analysisMs: 900 }, 61);
    await insertPeaks('web:1', { stallMs: 84, memoryMb: 181 }, 59);
    await insertPeaks('web:1', { analysisMs: 12, heapMb: 90 });
    expect(await findings()).toEqual([
      'good: In the last hour at most: everything stood still for 84 ms.',
      'good: In the last hour at most: 181 MB of memory, the heap 90 of 280 MB.',
      'good: In the last hour at most: 12 ms to read one text.',
    ]);
  });

  it('warns of a figure that is too high, and names its process', async () => {
    await insertPeaks('web:1', { stallMs: 25_000, analysisMs: 24_900 });
    await insertPeaks('web:2', { memoryMb: 300 });
    await insertPeaks('web:3', { heapMb: 260, memoryMb: 290 });
    expect(await findings()).toEqual([
      'warning: In the last hour at most: everything stood still for 25000 ms, in process web:1. Give it a processor of its own, or take the next step of “Growth” in docs/operations.md.',
      'warning: In the last hour at most: 290 MB of memory, the heap 260 of 280 MB, in process web:3. Give it more memory, or run less beside it.',
      'warning: In the last hour at most: 24900 ms to read one text, in process web:1. Give it a faster processor, or one of its own.',
    ]);
  });

  it('says that no server ran', async () => {
    expect(await findings()).toEqual(['good: No server wrote its peaks in the last hour.']);
  });
});
