import { afterAll, expect, it } from 'vitest';
import { addMembers, assertSameBytes, openInstance, openLimit, watchCalls } from './instance.ts';
import { cleanUp } from './lib/processes.ts';
import { anyServer } from './lib/server.ts';
import { findBenchInputs } from './measure/pages.ts';
import { signIn } from './member.ts';

afterAll(cleanUp);

it('the limit server writes the same bytes as the server that it is compared with', async () => {
  const instance = await openInstance(10_000, () => {}, { server: anyServer() });
  const { api, database } = instance;
  const [member] = await addMembers(instance, 1);
  if (!member) throw new Error('Nobody is registered.');
  const { discussedPostIds, pages } = await findBenchInputs(database.url, member.id, 1);
  const [postId = ''] = discussedPostIds;
  const limit = await openLimit(instance, await watchCalls(instance, member, { postId, pages }));
  const token = await signIn(api.url, member);
  await expect(assertSameBytes(api.url, limit.url, token, postId)).resolves.toBeUndefined();
}, 120_000);
