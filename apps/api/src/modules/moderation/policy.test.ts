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

type Line = [string, keyof typeof words, 'newcomer' | 'known', ModerationStatus, CaseReason | null, boolean];

const ofComments: Line[] = [
  ['what is kind stands', 'kind', 'newcomer', 'approved', null, false],
  ['profanity that is aimed at nobody stands', 'profane', 'newcomer', 'approved', null, false],
  ['an aimed insult is flagged', 'hostile', 'known', 'flagged', 'hostile', false],
  ['what is doubtful waits', 'doubtful', 'known', 'pending', 'doubtful', false],
  [
    'urging somebody to harm themselves waits, ahead of all',
    'urging',
    'known',
    'pending',
    'self_harm_urged',
    true,
  ],
  ['a newcomer’s link waits', 'link', 'newcomer', 'pending', 'contacts_of_a_newcomer', false],
  ['a newcomer’s telephone number waits', 'number', 'newcomer', 'pending', 'contacts_of_a_newcomer', false],
  ['a link of somebody who has been here for a day stands', 'link', 'known', 'approved', null, false],
  ['whoever is in danger is never held, and seen first', 'danger', 'newcomer', 'approved', 'crisis', true],
];

const ofWorries: Line[] = [
  ['what weighs on somebody stands', 'kind', 'newcomer', 'approved', null, false],
  ['profanity stands', 'profane', 'newcomer', 'approved', null, false],
  ['an aimed insult waits', 'hostile', 'known', 'pending', 'hostile', false],
  ['what would be doubtful in a comment stands', 'doubtful', 'known', 'approved', null, false],
  [
    'urging others to harm themselves waits, ahead of all',
    'urging',
    'known',
    'pending',
    'self_harm_urged',
    true,
  ],
  ['a newcomer’s link waits', 'link', 'newcomer', 'pending', 'contacts_of_a_newcomer', false],
  ['a link of somebody who has been here for a day stands', 'link', 'known', 'approved', null, false],
  ['whoever is in danger is never held, and seen first', 'danger', 'newcomer', 'approved', 'crisis', true],
];

type Send = (as: Member, text: string) => Promise<{ id: string; moderationStatus: ModerationStatus }>;

const comment: Send = (as, content) => api.call(comments.create, { as, input: { postId: post.id, content } });
const worry: Send = (as, shortContent) =>
  api.call(posts.create, { as, input: { shortContent, worryPrompt: 'I worry that …' } });

const isHeldAs = async (send: Send, [, text, who, status, reason, isUrgent]: Line) => {
  const as = await { newcomer, known }[who]();
  const sent = await send(as, words[text]);
  expect(sent.moderationStatus).toBe(status);
  const item = await on.itemOf(sent);
  if (reason === null) expect(item).toBeUndefined();
  else expect(item).toMatchObject({ status, reason, isUrgent, decidedAt: null, reports: [] });
};

describe('of comments', () => {
  it.each(ofComments)('%s', async (...line) => isHeldAs(comment, line));
});

describe('of public worries', () => {
  it.each(ofWorries)('%s', async (...line) => isHeldAs(worry, line));

  it.each(['friends', 'private'] as const)(
    'with privacy %s nothing is held, and nothing waits',
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

describe('who says the same again and again', () => {
  it.each([
    ['in comments', comment],
    ['in worries', worry],
  ])('is held at the third time, %s', async (_, send) => {
    const as = await known();
    const statuses = [];
    for (const text of ['Look at my page', 'look at my page', 'LOOK at my page', 'Something else'])
      statuses.push((await send(as, text)).moderationStatus);
    expect(statuses).toEqual(['approved', 'approved', 'pending', 'approved']);
    expect((await on.queue({ status: 'pending' })).items.at(-1)).toMatchObject({ reason: 'repeats' });
  });

  it('a day later may say it once more, and so may others', async () => {
    const [as, other] = [await known(), await known()];
    for (const at of [-25, -26, -27])
      await api.aComment({ by: as, on: post, content: 'Good night', createdAt: hoursFromNow(at) });
    expect((await comment(as, 'Good night')).moderationStatus).toBe('approved');
    expect((await comment(other, 'Good night')).moderationStatus).toBe('approved');
  });
});

describe('among friends', () => {
  it('only what is beyond doubt is held', async () => {
    const owner = await api.aMember();
    const circle = await api.aPost({ by: owner, privacyLevel: 'friends' });
    const statusOf = async (content: string) => {
      const as = await newcomer();
      await api.follow(owner, as);
      const sent = await api.call(comments.create, { as, input: { postId: circle.id, content } });
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
  it('is offered help that nobody else sees, in the language of their words', async () => {
    const as = await newcomer();
    const input = { postId: post.id, content: 'Ya no quiero vivir, quiero matarme' };
    const sent = await api.call(comments.create, { as, input });
    expect(sent.support).toEqual({ level: 'explicit', language: 'es' });
    const { support: _, ...shown } = sent;
    expect(await api.call(comments.get, { input: { id: sent.id } })).toEqual(shown);
    const edited = { id: sent.id, content: 'I feel better now' };
    expect((await api.call(comments.update, { as, input: edited })).support).toBeNull();
    expect(await on.itemOf(sent)).toBeUndefined();
  });

  it('is offered help again when the same request is repeated', async () => {
    const as = await newcomer();
    const headers = { 'idempotency-key': '0199a000-0000-7000-8000-000000000002' };
    const input = { postId: post.id, content: words.danger };
    const send = async () => (await api.send(comments.create, { as, input, headers })).json().data;
    const first = await send();
    expect(first.support).toEqual({ level: 'explicit', language: 'en' });
    expect(await send()).toEqual(first);
  });
});
