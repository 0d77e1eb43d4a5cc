import { contract } from '@halved/shared/contract';
import { it } from 'vitest';
import { startApi } from '../../testing/harness.ts';

it('perf', async () => {
  const api = await startApi();
  const owner = await api.aMember();
  const people = await Promise.all(Array.from({ length: 20 }, () => api.aMember()));
  const post = await api.aPost({ by: owner });
  await api.pool.query(
    `insert into comments (id, post_id, user_id, depth, content, created_at, updated_at)
     select gen_random_uuid(), $1, ($2::uuid[])[1 + n % 20], 1, repeat('words ', 20), now() + n * interval '1 ms', now()
     from generate_series(1, 3000) n`, [post.id, people.map((p) => p.id)]);
  await api.pool.query(
    `insert into comments (id, post_id, user_id, parent_id, root_id, depth, content, created_at, updated_at)
     select gen_random_uuid(), $1, ($2::uuid[])[1 + n % 20], t.id, t.id, 2, repeat('words ', 20), now() + n * interval '1 s', now()
     from (select id, row_number() over (order by created_at) r from comments where post_id = $1) t, lateral generate_series(1, case when r = 3 then 4000 else 4 end) n`, [post.id, people.map((p) => p.id)]);
  // other posts with comments
  await api.pool.query(`insert into posts (id, user_id, short_content, worry_prompt, privacy_level, published_at)
    select gen_random_uuid(), ($1::uuid[])[1 + n % 20], 'x', 'y', 'public', now() from generate_series(1, 2000) n`, [people.map((p) => p.id)]);
  await api.pool.query(`insert into comments (id, post_id, user_id, depth, content)
    select gen_random_uuid(), posts.id, ($1::uuid[])[1 + n % 20], 1, repeat('words ', 20) from posts, generate_series(1, 8) n where short_content = 'x'`, [people.map((p) => p.id)]);
  await api.pool.query('vacuum analyze');
  const blocked = await api.aMember();
  const reader = await api.aMember();
  await api.block(reader, people[0]!);
  const small = (await api.pool.query(`select id from posts where short_content = 'x' limit 1`)).rows[0].id;
  const orig = api.pool.query.bind(api.pool);
  const seen: { text: string; values: unknown[] }[] = [];
  api.pool.query = ((q: any, v: any) => { if (q.text) seen.push(q); return orig(q, v); }) as any;
  for (const as of [undefined, reader]) {
    for (const [row, input] of [
      [contract.comments.threaded, { postId: post.id }],
      [contract.comments.list, { postId: post.id }],
      [contract.comments.threaded, { postId: small }],
      [contract.comments.count, { postId: post.id }],
    ] as any) {
      for (let i = 0; i < 8; i++) await api.call(row, { as, input });
      seen.length = 0;
      const t = performance.now();
      for (let i = 0; i < 50; i++) await api.call(row, { as, input });
      console.log(row.route, as ? 'member' : 'visitor', ((performance.now() - t) / 50).toFixed(2), 'ms a call', seen.length / 50, 'statements');
      const q = seen.at(-1)!;
      const client = await api.pool.connect();
      await client.query('begin');
      await client.query(`prepare s as ${q.text}`);
      const lit = q.values.map((v) => v === null ? 'null' : `'${v}'`).join(',');
      let out: any;
      for (let i = 0; i < 7; i++) out = await client.query(`explain (analyze, buffers) execute s(${lit})`);
      const text = out.rows.map((r: any) => r['QUERY PLAN']).join('\n');
      console.log(text.split('\n').filter((l: string) => /Execution|Planning Time/.test(l) || /^[^ ]/.test(l)).join('\n'), '\n', text.split('\n').find((l:string)=>/Buffers/.test(l)));
      if (process.env.PLAN) console.log(text);
      await client.query('rollback'); await client.query('deallocate s');
      client.release();
    }
  }
  await api.stop();
}, 120_000);
