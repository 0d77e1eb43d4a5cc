import { afterAll, expect, it } from 'vitest';
import { addMember, assertSameBytes, openInstance, openLimit, watchCalls } from './instance.ts';
import { cleanUp } from './lib/processes.ts';
import { anyServer } from './lib/server.ts';
import { findBenchInputs } from './measure/pages.ts';
import { signIn } from './member.ts';

afterAll(cleanUp);

it('the limit server writes the same bytes as the server that it is compared with', async () => {
  // The feed is below the cap of totals, so the API counts it with every page.
  const instance = await openInstance(1_000, () => {}, { server: anyServer() });
  const { api, database } = instance;
  const member = await addMember(instance);
  const { discussedPostIds, pages } = await findBenchInputs(database.url, member.id, 1);
  const [postId = ''] = discussedPostIds;
  const capture = await watchCalls(instance, member, { postId, pages });
  const limit = await openLimit(instance, capture);
  const token = await signIn(api.url, member);
  await expect(assertSameBytes(api.url, limit.url, token, postId)).resolves.toBeUndefined();

  // The server remembers a session for five seconds, less than the calls take, so one of them reads it again.
  const { session, ...calls } = capture.plan;
  const sent = [...Object.values(calls), ...Object.values(capture.reads)].flat();
  const texts = session.map(({ text }) => text);
  expect(texts.length).toBeGreaterThan(0);
  expect(sent.filter(({ text }) => texts.includes(text))).toEqual([]);
}, 120_000);
