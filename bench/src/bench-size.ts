import type { Instance } from './instance.ts';
import { addMembers, assertSameBytes, openInstance, openLimit } from './instance.ts';
import { end } from './lib/processes.ts';
import {
  compareFeed,
  compareLike,
  compareRead,
  compareShare,
  type Duel,
  measureVisitorFeed,
  publicPosts,
} from './measure/calls.ts';
import { measureIdleMemory, peakMemory } from './measure/memory.ts';
import { measureOffsets } from './measure/offsets.ts';
import { measureSignIn } from './measure/sign-in.ts';
import { countBlocks, type Watched } from './measure/statements.ts';
import { signIn } from './member.ts';
import type { SizeFindings } from './report/findings.ts';
import { tidy } from './seed/seed.ts';

export interface Pace {
  readonly rounds: number;
  readonly seconds: number;
}

const sharers = 16;
const likedPosts = 2_000;
/** A feed at least so deep has an offset 10,000 to look at. */
const deepEnough = 50_000;

/** Measures a community of one size. The instance stays up for what else is to be measured on it. */
export async function benchSize(
  worries: number,
  pace: Pace,
  onStep: (step: string) => void,
): Promise<{ findings: Omit<SizeFindings, 'feedTime'>; instance: Instance; feed: Watched }> {
  const instance = await openInstance(worries, onStep);
  const { database, api } = instance;
  onStep('memory at rest');
  const idleMb = await measureIdleMemory(api.pid);

  const members = await addMembers(instance, sharers);
  const [viewer] = members;
  const postIds = await publicPosts(database.url, likedPosts);
  const [postId] = postIds;
  if (!viewer || !postId) throw new Error('nothing was seeded');
  const { limit, capture } = await openLimit(instance, viewer, postId);
  const tokens = await Promise.all(members.map((member) => signIn(api.url, member)));
  await assertSameBytes(api.url, limit.url, tokens[0] ?? '', postId);

  const duel: Duel = { api, limit, tokens, postmaster: database.pid, ...pace };
  const feed = { url: database.url, seen: capture.feed };
  const feedBlocks = await countBlocks(feed);
  const loadedMb: Record<string, number> = {};
  const step = async <T>(name: string, measure: () => Promise<T>) => {
    onStep(name);
    const { result, mb } = await peakMemory(api.pid, measure);
    loadedMb[name] = mb;
    return result;
  };
  const findings = {
    worries,
    feed: await step('feed', () => compareFeed(duel)),
    read: await step('one worry', () => compareRead(duel, postIds)),
    like: await step('like', () => compareLike(duel, postIds)),
    share: await step('share', () => compareShare(duel)),
    visitorFeed: await step('feed of visitors', () => measureVisitorFeed(duel)),
    offsets: await step('deep pages', async () =>
      worries >= deepEnough ? measureOffsets(api.url, tokens[0] ?? '') : undefined,
    ),
    signIn: await step('sign-in', () => measureSignIn(api, limit, viewer, pace, database.pid)),
    statements: Object.fromEntries(
      Object.entries(capture.plan).map(([call, statements]) => [call, statements.length]),
    ),
    feedBlocks,
    idleMb,
    loadedMb,
  };
  await end(limit.process);
  await tidy(database.url);
  return { findings, instance, feed };
}
