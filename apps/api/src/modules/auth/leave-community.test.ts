import { setTimeout as wait } from 'node:timers/promises';
import { contract } from '@halved/shared/contract';
import type { Operation } from '@halved/shared/contract/operation';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { examineCounters } from '../../jobs/counter-queries.ts';
import { type Community, communities, type ModelComment } from '../../testing/community.ts';
import { testEnv } from '../../testing/env.ts';
import { aSubscription } from '../../testing/examples.ts';
import { hoursFromNow, type Member, password } from '../../testing/factories.ts';
import { type Api, type Call, startApi } from '../../testing/harness.ts';
import { perform } from '../../testing/perform.ts';
import { plant } from '../../testing/plant.ts';
import { tracesIn } from '../../testing/traces.ts';

const { auth, comments, likes, notifications, posts, users, wellness } = contract;

let api: Api;
let exerciseId: string;
beforeAll(async () => {
  api = await startApi();
  ({ id: exerciseId } = await api.anItem('exercises'));
});
afterAll(() => api.stop());

interface RemainingComment {
  id: string;
  author: string | null;
}

/** The comments that remain after a member left: the comments of others, and the stubs above them. */
function commentsWithout({ people, comments: all }: Community, leaver: number): RemainingComment[] {
  const candidates = all.filter(({ post }) => post.author !== leaver);
  const isOthers = ({ author }: ModelComment) => author !== null && author !== leaver;
  const remains = (comment: ModelComment): boolean =>
    isOthers(comment) || candidates.some((reply) => reply.parent === comment && remains(reply));
  return candidates.filter(remains).map((comment) => ({
    id: comment.id,
    author: isOthers(comment) ? (people[comment.author ?? -1]?.id ?? null) : null,
  }));
}

const byId = (a: RemainingComment, b: RemainingComment) => (a.id < b.id ? -1 : 1);

describe('in any small community', () => {
  it(
    'deleting an account leaves no trace of the member, and every counter is right',
    async () => {
      const runs = fc.asyncProperty(communities, fc.nat(), async (plan, choice) => {
        const community = await plant(api, plan);
        for (const step of plan.steps) await perform(api, community, step);
        await api.aMember({ role: 'admin' });
        const leaver = choice % community.people.length;
        const as = community.people[leaver];
        if (!as) throw new Error('Nobody is there to leave');
        await api.call(auth.deleteAccount, { as, input: { password } });
        expect(await examineCounters(api, { fix: false })).toEqual([]);
        expect(await tracesIn(api, [as.id, as.email, as.username, as.sessionId])).toEqual({});
        const { rows } = await api.pool.query<RemainingComment & { content: string }>(
          'select id, user_id as author, content from comments',
        );
        expect(rows.map(({ id, author }) => ({ id, author })).sort(byId)).toEqual(
          commentsWithout(community, leaver).sort(byId),
        );
        for (const { author, content } of rows) expect(content === '').toBe(author === null);
        const { rows: remainingPosts } = await api.pool.query<{ id: string }>(
          'select id from posts order by id',
        );
        const others = community.posts.filter(({ author }) => author !== leaver);
        expect(remainingPosts.map(({ id }) => id)).toEqual(others.map(({ id }) => id).sort());
      });
      const { communities: numRuns, seed } = testEnv;
      await fc.assert(runs, { numRuns, ...(seed !== undefined && { seed }) });
    },
    (testEnv.communities + 10) * 4_000,
  );
});

describe('deleting an account while everybody acts', () => {
  it('makes no call fail and no counter wrong', async () => {
    for (let round = 0; round < 6; round++) {
      const as = await api.aMember({ grantedTier: 'premium' });
      const [author, other] = [await api.aMember(), await api.aMember()];
      const [mine, theirs] = [await api.aPost({ by: as }), await api.aPost({ by: author })];
      const comment = await api.aComment({ by: as, on: theirs });
      const calls: Promise<number>[] = [];
      const send = <O extends Operation>(caller: typeof as, operation: O, input: Call<O>['input']) =>
        calls.push(api.send(operation, { as: caller, input }).then(({ statusCode }) => statusCode));
      const everybody = () => {
        for (const caller of [as, author, other]) {
          send(caller, likes.like, { postId: theirs.id });
          send(caller, likes.like, { postId: mine.id });
          send(caller, likes.unlike, { postId: theirs.id });
          send(caller, comments.create, {
            postId: theirs.id,
            content: 'So it is.',
            parentCommentId: comment.id,
          });
          send(caller, comments.create, { postId: mine.id, content: 'So it is.' });
          send(caller, posts.create, { shortContent: 'I worry.', worryPrompt: 'I worry that …' });
          for (const { username } of [as, author, other]) send(caller, users.follow, { username });
          send(caller, users.block, { username: other.username });
          send(caller, users.unblock, { username: other.username });
          send(caller, notifications.updatePreferences, { supportNotifications: true });
          send(caller, notifications.subscribePush, {
            ...aSubscription,
            endpoint: `${aSubscription.endpoint}/${caller.id}`,
          });
          send(caller, notifications.triggerSmart, {});
          send(caller, wellness.startExercise, { id: exerciseId });
          send(caller, auth.resendVerification, {});
          send(caller, auth.forgotPassword, { email: caller.email });
        }
      };
      everybody();
      const leaving = api.send(auth.deleteAccount, { as, input: { password } });
      await wait(20 + 5 * round);
      everybody();
      expect((await leaving).statusCode).toBe(200);
      for (const status of await Promise.all(calls)) expect(status).toBeLessThan(500);
      expect(await examineCounters(api, { fix: false })).toEqual([]);
      expect(await tracesIn(api, [as.id, as.username])).toEqual({});
    }
  }, 60_000);
});

describe('a request while the account of its caller is being deleted', () => {
  const untilItWaits = () =>
    vi.waitFor(async () => {
      const { rowCount } = await api.pool.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(rowCount).toBe(1);
    });

  type InputOf = (by: Member, other: { id: string }) => Record<string, unknown>;
  const calls: [string, Operation, InputOf][] = [
    ['shares a post', posts.create, () => ({ shortContent: 'I worry.', worryPrompt: 'I worry that …' })],
    ['likes a post', likes.like, (_, { id }) => ({ postId: id })],
    ['reports a post', posts.report, (_, { id }) => ({ id })],
    ['wants to be asked', notifications.triggerSmart, () => ({})],
    ['subscribes a device', notifications.subscribePush, () => aSubscription],
    ['changes preferences', notifications.updatePreferences, () => ({ supportNotifications: true })],
    ['starts an exercise', wellness.startExercise, () => ({ id: exerciseId })],
    ['wants another mail', auth.resendVerification, () => ({})],
    ['signs in', auth.login, ({ email }) => ({ email, password })],
    ['forgot the password', auth.forgotPassword, ({ email }) => ({ email })],
  ];
  it.each(calls)('does not fail if the caller %s', async (_, operation, inputOf) => {
    const as = await api.aMember({ grantedTier: 'premium' });
    await api.aPost({ by: as, publishedAt: hoursFromNow(-48) });
    const awake = { quietHoursStart: '00:00', quietHoursEnd: '00:00' };
    await api.call(notifications.updatePreferences, { as, input: awake });
    if (operation === auth.resendVerification) await api.change(as, { emailVerifiedAt: null });
    const other = await api.aPost({ by: await api.aMember() });
    const deleting = await api.pool.connect();
    try {
      await deleting.query('begin');
      await deleting.query('delete from users where id = $1', [as.id]);
      const sent = api.send(operation, { as, input: inputOf(as, other) });
      await untilItWaits();
      await deleting.query('commit');
      // Nobody learns from this response whether an address has an account.
      expect((await sent).statusCode).toBe(operation === auth.forgotPassword ? 200 : 401);
    } finally {
      deleting.release(true);
    }
  });
});
