import { afterAll, expect, it } from 'vitest';
import { cleanUp, isRunning } from '../lib/processes.ts';
import { anyServer } from '../lib/server.ts';
import { openScene } from './scene.ts';
import { brokenPromises, type StormFigures, slowPromises, storm } from './storm.ts';

afterAll(cleanUp);

const kept: StormFigures = {
  statuses: { 200: 900, 503: 40 },
  refusedWithoutRetryAfter: 0,
  p50Ms: 90,
  p99Ms: 900,
  megabytes: 1_000,
  isAlive: true,
  afterwardsMs: 20,
};

const all = (figures: StormFigures) => [...brokenPromises(figures), ...slowPromises(figures)];

it('the promises of a storm are kept if every rejected request got a Retry-After', () => {
  expect(all(kept)).toEqual([]);
});

it.each([
  ['the server ended', { isAlive: false }],
  ['nobody was answered', { statuses: { 503: 10 } }],
  ['2 × 500', { statuses: { ...kept.statuses, 500: 2 } }],
  ['3 × socket hang up', { statuses: { ...kept.statuses, 'socket hang up': 3 } }],
  ['4 refusals without Retry-After', { refusedWithoutRetryAfter: 4 }],
  ['the p99 of what was answered is 2100 ms', { p99Ms: 2_100 }],
  ['afterwards a page of the feed takes 700 ms', { afterwardsMs: 700 }],
])('a promise of a storm is broken if %s', (message, change) => {
  expect(all({ ...kept, ...change })).toEqual([message]);
});

it('a server with the memory flags of npm start survives when everybody requests the largest pages at once', async () => {
  const { server, clients } = await openScene(anyServer(), 60, 4);
  const figures = await storm({
    url: server.url,
    clients,
    neverReading: 10,
    seconds: 5,
    restSeconds: 2,
    isAlive: () => isRunning(server.process),
  });
  expect({ broken: brokenPromises(figures), output: server.output() }).toEqual({
    broken: [],
    output: expect.any(String),
  });
}, 120_000);
