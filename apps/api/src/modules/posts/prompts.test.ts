import { isPrompt, promptsFor } from '@halved/db/content/prompts';
import { contract } from '@halved/shared/contract';
import { languageCodes } from '@halved/shared/languages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';
import { words } from '../../testing/moderating.ts';
import { analyzePost, judge } from '../screening/public.ts';

const { posts, resolutions } = contract;
const hostile = 'You are a disgusting piece of shit, go to hell you fucking idiot';
const exam = 'I am so scared of failing my chemistry exam next week';

let api: Api;
let as: Member;
beforeAll(async () => {
  api = await startApi();
  as = await api.aMember();
});
afterAll(() => api.stop());

let shared = 0;
const share = (worryPrompt: string) =>
  api.call(posts.create, {
    as,
    input: { shortContent: `${exam}${'!'.repeat(++shared)}`, worryPrompt, privacyLevel: 'public' },
  });
const statusOf = async (id: string) => (await api.call(posts.get, { as, input: { id } })).moderationStatus;

describe('a prompt that the author of a post wrote', () => {
  it.each([
    ['attacks somebody', hostile],
    ['urges somebody to harm themselves', words.urging],
  ])('holds the post if it %s', async (_, opening) => {
    expect((await share(opening)).moderationStatus).toBe('pending');
  });

  it('is analysed for danger, and does not change the post’s category', async () => {
    const { id, support, category, moderationStatus } = await share(words.danger);
    expect({ support, category, moderationStatus }).toEqual({
      support: { level: 'explicit', language: 'en', doors: [] },
      category: 'education',
      moderationStatus: 'approved',
    });
    const { rows } = await api.pool.query(
      `select is_crisis, reason from analyses join moderation_cases using (post_id) where post_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ is_crisis: true, reason: 'crisis' }]);
  });

  it('holds an approved post if the prompt is hostile, until the prompt is replaced', async () => {
    const { id } = await share('I worry that …');
    const open = async (worryPrompt: string) =>
      (await api.call(posts.update, { as, input: { id, worryPrompt } })).moderationStatus;
    expect(await open(hostile)).toBe('pending');
    expect(await open('What keeps me awake')).toBe('approved');
  });

  it('holds the post, whatever its resolution says', async () => {
    const { id: postId } = await share(hostile);
    await api.call(resolutions.resolve, { as, input: { postId, copingMethods: ['Sleep'] } });
    await api.call(resolutions.update, { as, input: { postId, copingMethods: ['More sleep'] } });
    expect(await statusOf(postId)).toBe('pending');
    await api.call(resolutions.unresolve, { as, input: { postId } });
    expect(await statusOf(postId)).toBe('pending');
  });
});

describe('the short text of a post', () => {
  it('is judged by itself, however much harmless long text follows', async () => {
    const input = { shortContent: hostile, worryPrompt: 'I worry that …', privacyLevel: 'public' } as const;
    const longContent = `${exam}. `.repeat(12).trim();
    const whole = await api.call(posts.create, { as, input: { ...input, longContent } });
    expect(whole.moderationStatus).toBe('pending');
    const { id } = await api.call(posts.create, { as, input: { ...input, shortContent: `${hostile}!` } });
    await api.call(posts.setBlog, { as, input: { id, longContent } });
    expect(await statusOf(id)).toBe('pending');
  });
});

describe('a prompt that the product offers', () => {
  it.each(languageCodes)('does not hold a post, in the language %s', (hint) => {
    for (const { text } of promptsFor(hint)) {
      expect(isPrompt(text)).toBe(true);
      const read = analyzePost({ shortContent: text, longContent: null }, { hint });
      const sent = { kind: 'worry', isPublic: true, accountAgeHours: 0, repeats: 0 } as const;
      expect(judge(read, sent), text).toEqual({ status: 'approved', case: null });
    }
  });

  it('does not undo a moderator’s decision when another offered prompt replaces it', async () => {
    const [first, second] = promptsFor('en');
    if (!first || !second) return expect.unreachable();
    const { id } = await share(first.text);
    const moderator = await api.aMember({ role: 'moderator' });
    await api.call(posts.report, { as: moderator, input: { id } });
    const decision = { kind: 'post', id, decision: 'reject' } as const;
    await api.call(contract.moderation.decide, { as: moderator, input: decision });
    await api.call(posts.update, { as, input: { id, worryPrompt: second.text } });
    expect(await statusOf(id)).toBe('rejected');
  });
});
