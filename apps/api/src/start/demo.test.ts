import { demoModeratorSignIn } from '@halved/db/seed/demo';
import { planDemo } from '@halved/db/seed/demo/plan';
import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examineCounters } from '../jobs/counter-queries.ts';
import { closeDemoModerator } from '../modules/auth/public.ts';
import { judge, screenComment } from '../modules/screening/public.ts';
import { type Api, startApi } from '../testing/harness.ts';
import { seedEmptyDatabase } from './demo.ts';

const { auth, moderation } = contract;
const monthOld = 24 * 30;
const onThisMachine = { production: false, publicUrl: 'http://localhost:3000' };

let api: Api;
beforeAll(async () => {
  api = await startApi();
  expect(await seedEmptyDatabase(onThisMachine, api.services)).toBe(true);
});
afterAll(() => api.stop());

describe('the demo', () => {
  it('has correct counters although some items are held', async () => {
    expect(await examineCounters(api, { fix: false })).toEqual([]);
  });

  it('lets its moderator sign in to a queue with items of every kind', async () => {
    const { email, password } = demoModeratorSignIn;
    const { token } = await api.call(auth.login, { input: { email, password } });
    const { items, counts } = await api.call(moderation.queue, { as: { token } });
    expect(counts).toEqual({ all: 5, urgent: 1, flagged: 1, pending: 1, reported: 2 });
    expect(items.map(({ reason }) => reason)).toEqual([
      'crisis',
      'hostile',
      'doubtful',
      'reports',
      'reports',
    ]);
  });

  it('holds the items that screening would hold now', () => {
    const { comments, moderationCases } = planDemo(new Date('2026-11-21T23:40:00Z'), {
      members: 70,
      worries: 400,
    });
    for (const { commentId, reason, isUrgent } of moderationCases) {
      const comment = comments.find(({ id }) => id === commentId);
      if (!comment || reason === 'reports') continue;
      const submission = { kind: 'comment', isPublic: true, accountAgeHours: monthOld, repeats: 0 } as const;
      const verdict = judge(screenComment(comment.content, 'en'), submission);
      expect(verdict, comment.content).toMatchObject({
        status: comment.moderationStatus,
        case: { reason, isUrgent },
      });
    }
  });

  it('takes the known password from its moderator once others can reach the instance, and ends the sessions', async () => {
    const { email, password } = demoModeratorSignIn;
    const input = { email, password };
    const { token } = await api.call(auth.login, { input });
    expect(await closeDemoModerator(onThisMachine, api.services)).toBe(false);
    await api.call(moderation.queue, { as: { token } });
    const reachable = { production: false, publicUrl: 'https://halved.example' };
    expect(await closeDemoModerator(reachable, api.services)).toBe(true);
    expect((await api.refused(auth.login, { input })).code).toBe('INVALID_CREDENTIALS');
    expect((await api.refused(moderation.queue, { as: { token } })).code).toBe('UNAUTHENTICATED');
    expect(await closeDemoModerator(reachable, api.services)).toBe(false);
  });
});
