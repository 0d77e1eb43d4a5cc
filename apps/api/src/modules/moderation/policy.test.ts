import { contract } from '@halved/shared/contract';
import type { ModerationStatus } from '@halved/shared/contract/scalars';
import type { CaseReason } from '@halved/shared/moderation-kinds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hoursFromNow, type Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';
import { createModerating, type Moderating, words } from '../../testing/moderating.ts';

const { comments, posts } = contract;

let api: Api;
let on: Moderating;
let post: { id: string };
beforeAll(async () => {
  api = await startApi();
  on = await createModerating(api);
  post = await api.aPost({ by: await api.aMember() });
});
afterAll(() => api.stop());

const newcomer = () => api.aMember({ createdAt: hoursFromNow(-23) });
const known = () => api.aMember({ createdAt: hoursFromNow(-25) });

interface PolicyCase {
  title: string;
  text: keyof typeof words;
  author: 'newcomer' | 'known';
  status: ModerationStatus;
  /** Absent if no case is opened. */
  reason?: CaseReason;
  isUrgent?: boolean;
}

const ofBoth: PolicyCase[] = [
  { title: 'publishes kind words', text: 'kind', author: 'newcomer', status: 'approved' },
  {
    title: 'publishes profanity that is aimed at nobody',
    text: 'profane',
    author: 'newcomer',
    status: 'approved',
  },
  {
    title: 'holds words that urge somebody to harm themselves, and makes the case urgent',
    text: 'urging',
    author: 'known',
    status: 'pending',
    reason: 'self_harm_urged',
    isUrgent: true,
  },
  {
    title: 'holds a newcomer’s link',
    text: 'link',
    author: 'newcomer',
    status: 'pending',
    reason: 'contacts_of_a_newcomer',
  },
  {
    title: 'publishes a link of a member who joined more than a day ago',
    text: 'link',
    author: 'known',
    status: 'approved',
  },
  {
    title: 'publishes words of somebody in danger, and makes the case urgent',
    text: 'danger',
    author: 'newcomer',
    status: 'approved',
    reason: 'crisis',
    isUrgent: true,
  },
];

const ofComments: PolicyCase[] = [
  ...ofBoth,
  { title: 'flags an aimed insult', text: 'hostile', author: 'known', status: 'flagged', reason: 'hostile' },
  { title: 'holds doubtful words', text: 'doubtful', author: 'known', status: 'pending', reason: 'doubtful' },
  {
    title: 'holds a newcomer’s telephone number',
    text: 'number',
    author: 'newcomer',
    status: 'pending',
    reason: 'contacts_of_a_newcomer',
  },
];

const ofPosts: PolicyCase[] = [
  ...ofBoth,
  { title: 'holds an aimed insult', text: 'hostile', author: 'known', status: 'pending', reason: 'hostile' },
  {
    title: 'publishes words that would be doubtful in a comment',
    text: 'doubtful',
    author: 'known',
    status: 'approved',
  },
];

type Send = (as: Member, text: string) => Promise<{ id: string; moderationStatus: ModerationStatus }>;

const sendComment: Send = (as, content) =>
  api.call(comments.create, { as, input: { postId: post.id, content } });
const sendPost: Send = (as, shortContent) =>
  api.call(posts.create, { as, input: { shortContent, worryPrompt: 'I worry that …' } });

const expectVerdict = async (send: Send, { text, author, status, reason, isUrgent = false }: PolicyCase) => {
  const as = await { newcomer, known }[author]();
  const sent = await send(as, words[text]);
  expect(sent.moderationStatus).toBe(status);
  const item = await on.itemOf(sent);
  if (reason === undefined) expect(item).toBeUndefined();
  else expect(item).toMatchObject({ status, reason, isUrgent, decidedAt: null, reports: [] });
};

describe('the policy for comments', () => {
  it.each(ofComments)('$title', (policyCase) => expectVerdict(sendComment, policyCase));
});

describe('the policy for posts', () => {
  it.each(ofPosts)('$title', (policyCase) => expectVerdict(sendPost, policyCase));

  it.each(['friends', 'private'] as const)(
    'with privacy %s holds nothing and opens no case',
    async (privacyLevel) => {
      for (const text of Object.values(words)) {
        const input = { shortContent: text, worryPrompt: 'I worry that …', privacyLevel };
        const sent = await api.call(posts.create, { as: await newcomer(), input });
        expect(sent.moderationStatus).toBe('approved');
        expect(await on.itemOf(sent)).toBeUndefined();
      }
    },
  );
});

describe('a text that its author sends repeatedly', () => {
  it.each([
    ['in comments', sendComment],
    ['in posts', sendPost],
  ])('is held the third time, %s', async (_, send) => {
    const as = await known();
    const statuses = [];
    for (const text of ['Look at my page', 'look at my page', 'LOOK at my page', 'Something else'])
      statuses.push((await send(as, text)).moderationStatus);
    expect(statuses).toEqual(['approved', 'approved', 'pending', 'approved']);
    expect((await on.queue({ status: 'pending' })).items.at(-1)).toMatchObject({ reason: 'repeats' });
  });

  it('is published again a day later, and when others send it', async () => {
    const [as, other] = [await known(), await known()];
    for (const at of [-25, -26, -27])
      await api.aComment({ by: as, on: post, content: 'Good night', createdAt: hoursFromNow(at) });
    expect((await sendComment(as, 'Good night')).moderationStatus).toBe('approved');
    expect((await sendComment(other, 'Good night')).moderationStatus).toBe('approved');
  });
});

describe('a comment under a friends-only post', () => {
  it('is held only if it is clearly hostile or urges self-harm', async () => {
    const owner = await api.aMember();
    const friendsPost = await api.aPost({ by: owner, privacyLevel: 'friends' });
    const statusOf = async (content: string) => {
      const as = await newcomer();
      await api.follow(owner, as);
      const sent = await api.call(comments.create, { as, input: { postId: friendsPost.id, content } });
      expect(await on.itemOf(sent)).toBeUndefined();
      return sent.moderationStatus;
    };
    expect(await statusOf(words.link)).toBe('approved');
    expect(await statusOf(words.doubtful)).toBe('approved');
    expect(await statusOf(words.danger)).toBe('approved');
    expect(await statusOf(words.hostile)).toBe('flagged');
    expect(await statusOf(words.urging)).toBe('pending');
  });
});

describe('somebody in danger', () => {
  it('gets support that nobody else sees, in the language of their words', async () => {
    const as = await newcomer();
    const input = { postId: post.id, content: 'Ya no quiero vivir, quiero matarme' };
    const sent = await api.call(comments.create, { as, input });
    expect(sent.support).toEqual({ level: 'explicit', language: 'es', doors: [] });
    const { support: _, ...publicComment } = sent;
    expect(await api.call(comments.get, { input: { id: sent.id } })).toEqual(publicComment);
    const edited = { id: sent.id, content: 'I feel better now' };
    expect((await api.call(comments.update, { as, input: edited })).support).toBeNull();
    expect(await on.itemOf(sent)).toBeUndefined();
  });

  it('gets the same support when the request is repeated', async () => {
    const as = await newcomer();
    const headers = { 'idempotency-key': '0199a000-0000-7000-8000-000000000002' };
    const input = { postId: post.id, content: words.danger };
    const send = async () => (await api.send(comments.create, { as, input, headers })).json().data;
    const first = await send();
    expect(first.support).toEqual({ level: 'explicit', language: 'en', doors: [] });
    expect(await send()).toEqual(first);
  });
});
