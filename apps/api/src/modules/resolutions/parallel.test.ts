import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { examineCounters } from '../../jobs/counter-queries.ts';
import { allAtOnce } from '../../testing/all-at-once.ts';
import { type Api, startApi } from '../../testing/harness.ts';

const { resolve, unresolve, update } = contract.resolutions;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const resolvedCountOf = async (id: string) =>
  (await api.pool.query('select resolved_count from users where id = $1', [id])).rows[0]?.resolved_count;

const copingMethods = ['A walk'];

it('two simultaneous requests to resolve a post create only one resolution', async () => {
  const as = await api.aMember();
  for (let round = 0; round < 5; round++) {
    const { id: postId } = await api.aPost({ by: as });
    const send = () => api.send(resolve, { as, input: { postId, copingMethods } });
    const responses = await Promise.all([send(), send()]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  }
  expect(await resolvedCountOf(as.id)).toBe(5);
});

it('every counter is right after resolving, rewriting, reopening, commenting, liking and following at the same moment', async () => {
  const as = await api.aMember();
  const readers = await Promise.all(Array.from({ length: 6 }, () => api.aMember()));
  const { id: postId } = await api.aPost({ by: as });
  for (const by of readers) await api.aComment({ by, on: { id: postId } });
  const input = { postId };
  const responses = await allAtOnce(
    readers.flatMap((reader) => [
      () => api.send(resolve, { as, input: { ...input, copingMethods } }),
      () => api.send(update, { as, input: { ...input, copingMethods: ['Sleep'] } }),
      () => api.send(contract.comments.create, { as: reader, input: { ...input, content: 'Well done.' } }),
      () => api.send(contract.likes.like, { as: reader, input }),
      () => api.send(contract.users.follow, { as: reader, input: { username: as.username } }),
      () => api.send(contract.posts.update, { as, input: { id: postId, privacyLevel: 'friends' } }),
      () => api.send(unresolve, { as, input }),
      () => api.send(contract.posts.update, { as, input: { id: postId, privacyLevel: 'public' } }),
    ]),
  );
  for (const { statusCode, body } of responses) expect([200, 201, 404, 409], body).toContain(statusCode);
  const { rows } = await api.pool.query(
    `select posts.resolved_at is not distinct from resolutions.resolved_at as same
     from posts left join resolutions on post_id = posts.id where posts.id = $1`,
    [postId],
  );
  expect(rows).toEqual([{ same: true }]);
  expect(await examineCounters(api, { fix: false })).toEqual([]);
});
