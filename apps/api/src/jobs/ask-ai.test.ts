import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { contract } from '@halved/shared/contract';
import { dayMs, hourMs } from '@halved/shared/durations';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decidedMeanwhile } from '../testing/deciding.ts';
import type { Member } from '../testing/factories.ts';
import { type Api, startApi } from '../testing/harness.ts';
import { createAskAi } from './ask-ai.ts';

const { analysis, moderation, posts, resolutions, users } = contract;
const exam = 'I am so scared of failing my chemistry exam next week';
const reading = {
  category: 'health',
  sentiment: -0.9,
  confidence: 0.8,
  keywords: ['chemistry', 'invented'],
  danger: false,
  hostile: false,
};

const completion = (content: string) => JSON.stringify({ choices: [{ message: { content } }] });

/** A provider on this machine. The tests read the requests that it received, and set its response. */
const requests: { path?: string; key?: string; body: string }[] = [];
let respond: () => { status?: number; body: string; afterMs?: number };
const provider = createServer(async (request, response) => {
  requests.push({
    path: request.url ?? '',
    key: request.headers.authorization ?? '',
    body: await text(request),
  });
  const { status = 200, body, afterMs = 0 } = respond();
  setTimeout(() => response.writeHead(status).end(body), afterMs);
});

let api: Api;
const lines: string[] = [];
beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const address = provider.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const variables = { AI_BASE_URL: `http://127.0.0.1:${port}/v1/`, AI_API_KEY: 'key', AI_MODEL: 'small' };
  api = await startApi({ variables, log: (line) => lines.push(line) });
});
afterAll(async () => {
  provider.closeAllConnections();
  provider.close();
  await api.stop();
});
beforeEach(async () => {
  await api.pool.query('delete from posts');
  requests.length = 0;
  respond = () => ({ body: completion(JSON.stringify(reading)) });
});

const share = (as: Member, shortContent: string, input: object = {}) =>
  api.call(posts.create, {
    as,
    input: { shortContent, worryPrompt: 'I worry that …', privacyLevel: 'public', ...input },
  });
const read = (as: Member, postId: string) => api.call(analysis.get, { as, input: { postId } });
const ask = () => createAskAi(api.services)();
const statusOf = async (as: Member, id: string) =>
  (await api.call(posts.get, { as, input: { id } })).moderationStatus;
const casesOf = async (id: string) =>
  (await api.pool.query('select reason, is_urgent from moderation_cases where post_id = $1', [id])).rows;

describe('an AI provider', () => {
  it('reads a public post once, and its reading is stored', async () => {
    const as = await api.aMember();
    const { id } = await share(as, exam);
    const { modelVersion } = await read(as, id);
    await ask();
    await ask();
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ path: '/v1/chat/completions', key: 'Bearer key' });
    expect(JSON.parse(requests[0]?.body ?? '')).toMatchObject({ model: 'small', temperature: 0 });
    const { category, sentimentScore, confidence, keywords, modelVersion: now } = await read(as, id);
    expect(category).toBe('health');
    expect(keywords).toEqual(['chemistry']);
    expect([sentimentScore, confidence].map((value) => value.toFixed(1))).toEqual(['-0.9', '0.8']);
    expect(now).toBe(`${modelVersion}+ai`);
    expect((await api.call(posts.get, { input: { id } })).category).toBe('health');
  });

  it('is sent no name, address or number, and nothing about the author', async () => {
    const as = await api.aMember({ displayName: 'Ana Petrichor', createdAt: new Date(0) });
    await share(
      as,
      `Ana Petrichor (${as.username}) asks @friend at a@b.example, +44 20 7946 0018, https://x.example/me`,
    );
    await ask();
    for (const word of ['Ana', as.username, as.id, 'friend', 'b.example', '7946', 'x.example'])
      expect(requests[0]?.body).not.toContain(word);
  });

  it('is sent only public and recent posts', async () => {
    const [as, newcomer] = [await api.aMember(), await api.aMember()];
    await share(as, exam, { privacyLevel: 'friends' });
    await share(as, `${exam}!`, { privacyLevel: 'private' });
    const scheduledFor = new Date(Date.now() + hourMs).toISOString();
    await share(as, `${exam}?`, { isScheduled: true, scheduledFor });
    const held = await share(newcomer, 'You are a disgusting piece of shit, go to hell you fucking idiot');
    expect(held.moderationStatus).toBe('pending');
    const old = await api.aPost({ by: as, publishedAt: new Date(Date.now() - 2 * dayMs) });
    await api.anAnalysis(old);
    await ask();
    expect(requests).toEqual([]);
  });

  it('may mark a post as a crisis, and never removes a mark that our own patterns set', async () => {
    const as = await api.aMember();
    respond = () => ({ body: completion(JSON.stringify({ ...reading, danger: true, hostile: true })) });
    const { id } = await share(as, exam);
    await ask();
    expect(await casesOf(id)).toEqual([{ reason: 'crisis', is_urgent: true }]);
    respond = () => ({ body: completion(JSON.stringify({ ...reading, hostile: true })) });
    const known = await share(as, 'I want to kill myself tonight');
    await ask();
    expect(await casesOf(known.id)).toEqual([{ reason: 'crisis', is_urgent: true }]);
    for (const postId of [id, known.id])
      expect((await api.call(posts.get, { input: { id: postId } })).moderationStatus).toBe('approved');
    const { rows } = await api.pool.query('select distinct is_crisis from analyses');
    expect(rows).toEqual([{ is_crisis: true }]);
  });

  it('may hold a hostile post until a moderator decides, with correct counters', async () => {
    const as = await api.aMember();
    respond = () => ({ body: completion(JSON.stringify({ ...reading, hostile: true })) });
    const { id } = await share(as, exam);
    await ask();
    expect(await statusOf(as, id)).toBe('pending');
    expect(await casesOf(id)).toEqual([{ reason: 'doubtful', is_urgent: false }]);
    const { worriesCount } = await api.call(users.profile, { input: { username: as.username } });
    expect(worriesCount).toBe(0);
  });

  it('does not hold a post that a moderator approves while the result waits for the post’s lock', async () => {
    const as = await api.aMember();
    respond = () => ({ body: completion(JSON.stringify({ ...reading, hostile: true })) });
    const { id } = await share(as, exam);
    const report = { id, reason: 'spam' } as const;
    await api.call(posts.report, { as: await api.aMember(), input: report });
    await decidedMeanwhile(api, { id, status: 'approved' }, ask);
    expect(await statusOf(as, id)).toBe('approved');
  });

  it('does not hold a post again after a moderator approved it', async () => {
    const as = await api.aMember();
    respond = () => ({ body: completion(JSON.stringify({ ...reading, hostile: true })) });
    const { id } = await share(as, exam);
    await ask();
    const moderator = await api.aMember({ role: 'moderator' });
    const decision = { kind: 'post', id, decision: 'approve' } as const;
    await api.call(moderation.decide, { as: moderator, input: decision });
    await api.call(analysis.analyze, { as, input: { postId: id } });
    await ask();
    expect(requests).toHaveLength(2);
    expect(await statusOf(as, id)).toBe('approved');
    await api.call(posts.update, { as, input: { id, shortContent: `${exam}, you see` } });
    await ask();
    expect(await statusOf(as, id)).toBe('pending');
  });

  it.each([
    [
      'the author made it private and then public',
      async (as: Member, id: string) => {
        for (const privacyLevel of ['private', 'public'] as const)
          await api.call(posts.update, { as, input: { id, privacyLevel } });
      },
    ],
    [
      'the author resolved it and then rewrote the resolution',
      async (as: Member, postId: string) => {
        for (const operation of [resolutions.resolve, resolutions.update])
          await api.call(operation, { as, input: { postId, copingMethods: ['Sleep'] } });
      },
    ],
  ])(
    'is asked again about a held post that is approved again because of a change: %s',
    async (_, release) => {
      const as = await api.aMember();
      respond = () => ({ body: completion(JSON.stringify({ ...reading, hostile: true })) });
      const { id } = await share(as, exam);
      await ask();
      await release(as, id);
      expect(await statusOf(as, id)).toBe('approved');
      await ask();
      expect(await statusOf(as, id)).toBe('pending');
    },
  );

  it('is sent nothing more once the process was asked to stop', async () => {
    const as = await api.aMember();
    await share(as, exam);
    await createAskAi({ ...api.services, lifecycle: { stopping: true } })();
    expect(requests).toEqual([]);
  });

  it.each([
    ['an error', () => ({ status: 500, body: 'chemistry' })],
    ['no JSON', () => ({ body: 'chemistry' })],
    ['prose', () => ({ body: completion('It is about chemistry.') })],
    [
      'a category of its own',
      () => ({ body: completion(JSON.stringify({ ...reading, category: 'chemistry' })) }),
    ],
    ['too much', () => ({ body: completion('chemistry'.repeat(10_000)) })],
  ])(
    'changes nothing, is not asked again, and puts no words into the log when it answers with %s',
    async (_, wrong) => {
      const as = await api.aMember();
      const { id } = await share(as, exam);
      const before = await read(as, id);
      respond = wrong;
      lines.length = 0;
      const asking = createAskAi(api.services);
      await asking();
      await asking();
      expect(requests).toHaveLength(1);
      expect(await read(as, id)).toEqual(before);
      expect(lines.join()).toContain('what our own models say stands');
      expect(lines.join()).not.toContain('chemistry');
    },
  );

  it('is given up when it does not answer in four seconds', async () => {
    const as = await api.aMember();
    const { id } = await share(as, exam);
    const before = await read(as, id);
    respond = () => ({ body: completion(JSON.stringify(reading)), afterMs: 30_000 });
    await ask();
    expect(await read(as, id)).toEqual(before);
  }, 20_000);

  it('reads changed words again, and its reading of the old words is dropped', async () => {
    const as = await api.aMember();
    const { id } = await share(as, exam);
    respond = () => ({ body: completion(JSON.stringify(reading)), afterMs: 300 });
    const asking = ask();
    while (requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await api.call(posts.update, { as, input: { id, shortContent: 'My landlord wants me out of the flat' } });
    await asking;
    expect((await read(as, id)).modelVersion).not.toContain('+');
    await ask();
    expect((await read(as, id)).modelVersion).toContain('+ai');
  });
});
