import type { Operation } from '@halved/shared/contract/operation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { letPass } from '../testing/clock.ts';
import { gather, mingle, tidy } from '../testing/crowd.ts';
import { type Api, startApi } from '../testing/harness.ts';
import type { As, Call, Input, Scene } from '../testing/plans/calls.ts';
import { postLists } from '../testing/plans/post-lists.ts';
import { reads } from '../testing/plans/reads.ts';
import { undoing, writes } from '../testing/plans/writes.ts';
import { blocksOf, type Sent, sentBy } from '../testing/statements.ts';

let api: Api;
let scene: Scene;

const callAs = (operation: Operation, as: As, input: Input) =>
  api.send(operation, { as: as === 'visitor' ? undefined : scene.people[as], input });

const after = (operation: Operation, offset: number) => async () => {
  const response = await callAs(operation, 'member', { offset });
  return { cursor: response.json().data.nextCursor };
};

async function aMember(follows: number, role: 'member' | 'moderator' = 'member') {
  const member = await api.aMember({ role });
  await mingle(api, member.id, follows, 30);
  for (let n = 0; n < 30; n++) await api.aPost({ by: member });
  return member;
}

beforeAll(async () => {
  api = await startApi();
  await gather(api);
  const people = {
    member: await aMember(60),
    moderator: await aMember(60, 'moderator'),
    friendly: await aMember(1_000),
  };
  const { rows } = await api.pool.query(
    `select id from posts where privacy_level = 'public' order by published_at desc limit 1`,
  );
  const [post] = rows;
  const comment = await api.aComment({ by: people.friendly, on: post });
  await tidy(api);
  scene = { people, post, comment, after };
}, 60_000);
afterAll(() => api.stop());

const undo = async () => {
  for (const statement of undoing) await api.pool.query(statement);
};

/** The statements of a repeated call. The first call has put the session and a total at its cap into caches. */
async function statementsOf(operation: Operation, as: As, input: Input) {
  const response = await callAs(operation, as, input);
  expect(response.statusCode, response.body).toBeLessThan(300);
  // Answers to visitors are cached for a second.
  if (as === 'visitor') await letPass(2_000);
  const measured = async () => {
    await undo();
    return sentBy(api, () => callAs(operation, as, input));
  };
  const calls = [await measured()];
  // A member's account is read again every five seconds. So at least one of two calls does not read it.
  if (as !== 'visitor') calls.push(await measured());
  // Deletes the new posts, because counting the blocks of a write runs it once more.
  await undo();
  const [fewest = []] = calls.toSorted((one, other) => one.length - other.length);
  return fewest;
}

const blocksOfAll = async (sent: (Sent | string)[]) => {
  let blocks = 0;
  for (const statement of sent) blocks += await blocksOf(api, statement);
  return blocks;
};

describe('in a community of 25,000 posts', () => {
  it('every call reads few blocks and needs the expected number of round trips', async () => {
    const calls: Call[] = [...postLists(scene), ...reads(scene), ...writes(scene)];
    for (const { of, operation, as, input = {}, ...bounds } of calls) {
      const inputValues = typeof input === 'function' ? await input() : input;
      const sent = await statementsOf(operation, as, inputValues);
      const blocks = await blocksOfAll(sent);
      expect.soft(sent.length, `statements of ${of} for a ${as}`).toBe(bounds.statements);
      expect.soft(blocks, `blocks of ${of} for a ${as}`).toBeLessThan(bounds.blocks);
    }
  }, 60_000);
});
