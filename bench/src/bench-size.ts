import type { Capture } from './capture.ts';
import {
  addMember,
  addMembers,
  assertSameBytes,
  type Instance,
  openInstance,
  openLimit,
  watchCalls,
} from './instance.ts';
import { end } from './lib/processes.ts';
import {
  type ComparedServers,
  compareUnderLoad,
  measureFiles,
  measureReads,
  measureVisitorFeed,
} from './measure/calls.ts';
import type { WatchedPages } from './measure/growth.ts';
import type { Load } from './measure/load.ts';
import {
  commentLoad,
  feedLoad,
  likeLoad,
  postLoad,
  replyLoad,
  shareLoad,
  threadLoad,
} from './measure/loads.ts';
import { measureIdleMemory, peakMemory } from './measure/memory.ts';
import { measureOffsets } from './measure/offsets.ts';
import { type BenchInputs, feedPage, findBenchInputs } from './measure/pages.ts';
import { measureSignIn } from './measure/sign-in.ts';
import { takeStallMs } from './measure/stall.ts';
import { type BenchMember, signIn } from './member.ts';
import { type LoadFindings, type SizeFindings, signInLoad } from './report/findings.ts';
import { tidy } from './seed/seed.ts';

export interface Pace {
  readonly rounds: number;
  readonly seconds: number;
}

type OnStep = (step: string) => void;

/** The findings of one community size, and its instance for the measurements that compare sizes. */
export interface MeasuredSize {
  readonly findings: SizeFindings;
  readonly instance: Instance;
  readonly watched: WatchedPages;
}

const membersUnderLoad = 16;
const postsToFind = 2_000;
/** The number of posts that a feed needs before offset 10,000 can be measured. */
const postsForDeepOffsets = 50_000;

/**
 * Measures a community of one size, under load or only page by page. The instance keeps running for the measurements
 * that compare sizes.
 */
export async function benchSize(
  worries: number,
  pace: Pace,
  underLoad: boolean,
  onStep: OnStep,
): Promise<MeasuredSize> {
  const instance = await openInstance(worries, onStep);
  const { database, api } = instance;
  if (underLoad) onStep('memory at rest');
  const idleMb = underLoad ? await measureIdleMemory(api.pid) : Number.NaN;

  // The member whose pages are compared between sizes writes nothing, because only one size is measured under load.
  const viewer = await addMember(instance);
  const members = await addMembers(instance, underLoad ? membersUnderLoad : 0);
  const inputs = await findBenchInputs(database.url, viewer.id, postsToFind);
  const [postId] = inputs.discussedPostIds;
  if (!postId) throw new Error('nothing was seeded');
  onStep('what each call sends');
  const capture = await watchCalls(instance, viewer, { postId, pages: inputs.pages });
  const loads = underLoad
    ? { ...(await benchLoads(instance, capture, { members, inputs, pace, onStep })), idleMb }
    : undefined;
  const token = await signIn(api.url, viewer);
  onStep('deep pages');
  const offsets = worries >= postsForDeepOffsets ? await measureOffsets(api.url, token) : undefined;
  await tidy(database.url);
  return {
    findings: { worries, offsets, loads },
    instance,
    watched: { url: database.url, reads: capture.reads },
  };
}

interface LoadSetup {
  members: readonly BenchMember[];
  inputs: BenchInputs;
  pace: Pace;
  onStep: OnStep;
}

const shownUnderLoad = ['Following', 'Discover', 'a search', 'a profile', 'the dashboard'];

async function benchLoads(
  instance: Instance,
  capture: Capture,
  { members, inputs, pace, onStep }: LoadSetup,
): Promise<Omit<LoadFindings, 'idleMb'>> {
  const { database, api } = instance;
  const [viewer] = members;
  const { postIds, discussedPostIds, repliable, pages } = inputs;
  if (!viewer) throw new Error('nobody registered');
  const limit = await openLimit(instance, capture);
  const tokens = await Promise.all(members.map((member) => signIn(api.url, member)));
  await assertSameBytes(api.url, limit.url, tokens[0] ?? '', discussedPostIds[0] ?? '');
  const servers: ComparedServers = { api, limit, postmaster: database.pid, ...pace };
  const loadedMb: Record<string, number> = {};
  const stallMs: Record<string, number> = {};
  const step = async <T>(name: string, measure: () => Promise<T>) => {
    onStep(name);
    await takeStallMs(api.process);
    const { result, mb } = await peakMemory(api.pid, measure);
    loadedMb[name] = mb;
    stallMs[name] = await takeStallMs(api.process);
    return result;
  };
  const compare = (name: string, load: Load) => step(name, () => compareUnderLoad(servers, load));
  const pagesUnderLoad = Object.fromEntries(shownUnderLoad.map((name) => [name, pages[name] ?? '']));
  const findings = {
    feed: await compare('feed', feedLoad(tokens)),
    read: await compare('one worry', postLoad(tokens, postIds)),
    thread: await compare('thread', threadLoad(tokens, discussedPostIds)),
    // Before the writes, because nobody's community gets thousands of posts and comments in a minute.
    reads: await step('other pages', () => measureReads(servers, tokens, pagesUnderLoad)),
    visitorFeed: await step('feed of visitors', () => measureVisitorFeed(servers)),
    files: await step('files of the client', () => measureFiles(servers)),
    like: await compare('like', likeLoad(tokens, postIds)),
    comment: await compare('comment', commentLoad(tokens, postIds)),
    reply: await compare('reply', replyLoad(tokens, repliable)),
    share: await compare('share', shareLoad(tokens)),
    signIn: await step(signInLoad, () => measureSignIn(api, limit, viewer, pace, database.pid)),
    statements: countStatements(capture),
    loadedMb,
    stallMs,
  };
  await end(limit.process);
  return findings;
}

/** The number of statements of each call when the caller's session is cached. */
const countStatements = ({ plan, reads }: Capture): Record<string, number> => {
  const { session, feed, feedTotal, ...calls } = plan;
  const { [feedPage]: _, ...pages } = reads;
  return Object.fromEntries(
    Object.entries({ session, [feedPage]: feed, ...calls, ...pages }).map(([call, sent]) => [
      call,
      sent.length,
    ]),
  );
};
