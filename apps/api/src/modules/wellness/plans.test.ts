import { contract } from '@halved/shared/contract';
import type { Operation } from '@halved/shared/contract/operation';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { letPass } from '../../testing/clock.ts';
import type { Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';
import { blocksOf, sentBy } from '../../testing/statements.ts';
import { completions } from './popular.ts';
import { selectCompletions } from './popular-queries.ts';

const { exercise, history, recommendations, startExercise, updateProgress } = contract.wellness;

/** How many exercises the other members and the reader have completed, and how many posts the reader has written. */
const [completed, own, posts] = [20_000, 300, 2_000];

let api: Api;
let reader: Member;
let open: { id: string };
let item: { id: string };
beforeAll(async () => {
  api = await startApi();
  item = await api.anItem('exercises');
  reader = await api.aMember({ grantedTier: 'premium' });
  const others = await Promise.all(Array.from({ length: 50 }, () => api.aMember()));
  const insert = `insert into exercise_progress (id, user_id, exercise_id, completed_at, started_at)
    select uuidv7(-ago), users.id, $1, now() - ago, now() - ago - interval '5 minutes'
    from (select id, row_number() over (order by id) - 1 as place from users where id = any($2)) users
      join generate_series(1, $3) n on place = n % cardinality($2)
      cross join lateral (select n * interval '5 minutes' as ago) age`;
  await api.pool.query(insert, [item.id, others.map(({ id }) => id), completed]);
  await api.pool.query(insert, [item.id, [reader.id], own]);
  await api.pool.query(
    `insert into posts (id, user_id, short_content, worry_prompt, privacy_level, published_at, category)
     select uuidv7(-ago), $1, 'So much to think about.', 'I worry that …', 'public', now() - ago, 'work'
     from generate_series(1, $2::int) n, lateral (select n * interval '10 minutes' as ago) age`,
    [reader.id, posts],
  );
  await api.pool.query('vacuum analyze exercise_progress, posts, users');
  open = await api.aProgress({ by: reader, of: item });
}, 60_000);
afterAll(() => api.stop());

async function costOf(operation: Operation, input: Record<string, unknown>) {
  const send = () => api.send(operation, { as: reader, input });
  const response = await send();
  expect(response.statusCode, response.body).toBeLessThan(300);
  const sent = await sentBy(api, send);
  let blocks = 0;
  for (const statement of sent) blocks += await blocksOf(api, statement);
  return { statements: sent.length, blocks };
}

// The limits are one and a half times the blocks that are read today. A wrong plan reads many times more.
it.each([
  ['an exercise', exercise, () => item, 1, 5],
  ['the history', history, () => ({}), 1, 25],
  ['the recommendations', recommendations, () => ({}), 2, 85],
  ['starting an exercise', startExercise, () => item, 1, 12],
  ['taking a step', updateProgress, () => ({ progressId: open.id, currentStep: 1 }), 3, 8],
] as const)(
  '%s among 20,000 completed exercises costs few blocks and round trips',
  async (_, operation, input, roundTrips, maxBlocks) => {
    const { statements, blocks } = await costOf(operation, { ...input() });
    expect(statements).toBe(roundTrips);
    expect(blocks).toBeLessThan(maxBlocks);
  },
);

it('the popular exercises are counted from an index, at most once a minute', async () => {
  const sent = await sentBy(api, () => selectCompletions(api.db));
  expect(sent).toHaveLength(1);
  for (const statement of sent) expect(await blocksOf(api, statement)).toBeLessThan(440);
  await letPass(61_000);
  expect(await sentBy(api, () => Promise.all([completions(api.db), completions(api.db)]))).toHaveLength(1);
});
