import type { LikeStats } from '@halved/shared/contract/likes';
import { expect, test, vi } from 'vitest';
import { createLikeSettler, toggled } from './settle-like.ts';

const unliked: LikeStats = { isLiked: false, likesCount: 3 };
const liked: LikeStats = { isLiked: true, likesCount: 4 };

/** Calls that answer when the test says so. */
function aServer() {
  const waiting: PromiseWithResolvers<LikeStats>[] = [];
  const call = () => {
    const answer = Promise.withResolvers<LikeStats>();
    waiting.push(answer);
    return answer.promise;
  };
  return { calls: { like: vi.fn(call), unlike: vi.fn(call) }, waiting };
}

test('a like counts one up and one down', () => {
  expect(toggled(unliked)).toEqual(liked);
  expect(toggled(liked)).toEqual(unliked);
});

test('a like shows at once and ends with what the server counts', async () => {
  const { calls, waiting } = aServer();
  const show = vi.fn();
  const done = createLikeSettler(calls, show).toggle('a', unliked);
  expect(show).toHaveBeenLastCalledWith('a', liked);
  waiting[0]?.resolve({ isLiked: true, likesCount: 9 });
  await done;
  expect(show).toHaveBeenLastCalledWith('a', { isLiked: true, likesCount: 9 });
});

test('a refused like is taken back', async () => {
  const { calls, waiting } = aServer();
  const show = vi.fn();
  const done = createLikeSettler(calls, show).toggle('a', unliked);
  waiting[0]?.reject(new Error('no'));
  await expect(done).rejects.toThrow('no');
  expect(show).toHaveBeenLastCalledWith('a', unliked);
});

test('a burst of clicks ends in one further call at most', async () => {
  const { calls, waiting } = aServer();
  const settler = createLikeSettler(calls, vi.fn());
  const done = settler.toggle('a', unliked);
  await settler.toggle('a', liked);
  await settler.toggle('a', unliked);
  await settler.toggle('a', liked);
  waiting[0]?.resolve(liked);
  await vi.waitFor(() => expect(calls.unlike).toHaveBeenCalledOnce());
  waiting[1]?.resolve(unliked);
  await done;
  expect(calls.like).toHaveBeenCalledOnce();
});
