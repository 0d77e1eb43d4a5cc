import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { addMember } from '../../bench/src/instance.ts';
import { signIn } from '../../bench/src/member.ts';
import { findPublished, schedulePosts } from '../../bench/src/restart/scheduled.ts';
import { startClients } from '../../bench/src/restart/writers.ts';
import { causeAlone, type Fault } from './fault.ts';
import { brokenForScheduled, joinObservations, judge, openScene } from './scene.ts';

const posts = 50;
const dueInSeconds = 8;
const runMs = 20_000;
/** A worker looks for due worries every 14 s, so with right clocks, too, these are published some seconds late. */
const latestMs = 12_000;

/** The library of Debian's package `faketime`, which tells a process another time. */
const library = ['x86_64', 'aarch64']
  .map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketime.so.1`)
  .find((path) => existsSync(path));

const clock = (lead: string): Record<string, string> => ({
  LD_PRELOAD: library ?? '',
  FAKETIME: lead,
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
  HALVED_ROLE: 'all',
  JOBS_EVERY_SECONDS: '1',
});

/** One server runs an hour ahead of the database and another one an hour behind, while people write at each. */
export const wrongClock: Fault = {
  name: 'two servers whose clocks are wrong by an hour',
  cannotBeCaused: () => (library ? undefined : 'it needs libfaketime: apt-get install faketime'),
  cause: async (say) => {
    const scene = await openScene();
    const { url } = scene.instance.database;
    const servers = await Promise.all(['+1h', '-1h'].map((lead) => scene.start(clock(lead))));
    await schedulePosts(url, scene.memberId, { count: posts, inSeconds: dueInSeconds });
    say('people write at both');
    const startedAt = performance.now();
    const clients = await Promise.all(
      servers.map(async ({ url: at }) =>
        startClients([at], await signIn(at, await addMember(scene.instance))),
      ),
    );
    await sleep(runMs);
    const observations = joinObservations(await Promise.all(clients.map((group) => group.stop())));
    const found = await findPublished(url);
    const isNamed = servers.every((server) => /clock of this machine is 3[56]\d\d s/.test(server.output()));
    return judge(scene, observations, {
      recoveredMs: (observations.successesAt[0] ?? Number.POSITIVE_INFINITY) - startedAt,
      load: 'at each of the two 12 writers, 4 readers',
      expected: ['200', '201', '409'],
      broken: [
        ...brokenForScheduled(found, posts),
        ...(found.latestMs <= latestMs
          ? []
          : [`a worry was published ${Math.round(found.latestMs)} ms too late`]),
        ...(isNamed ? [] : ['a server did not say that its clock is wrong']),
      ],
    });
  },
};

await causeAlone(import.meta, wrongClock);
