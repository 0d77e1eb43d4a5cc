import { hourMs } from '@halved/shared/durations';
import { afterEach, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { keysOf } from '../lib/server/kept-writes.ts';
import { clearTokens, storeAccount, storeTokens } from '../lib/server/tokens.ts';
import { reportAwake } from '../lib/server/wake.ts';
import { dropQueuedWrites } from '../lib/server/write-queue.ts';
import { toasts } from '../lib/state/toast.ts';
import { readDraft, writeDraft } from '../lib/writing/drafts.ts';
import { offers } from '../lib/writing/support-offers.ts';
import { endUnsent, unsentWords } from '../lib/writing/unsent-words.ts';
import { type Call, data, failure, fakeFetch } from '../testing/fetch.ts';
import { prepareTexts } from '../testing/render.tsx';
import { sendKeptWrites } from './send-kept-writes.ts';

const words = 'From above the clouds';
const key = '0b4d2c8e-6f1a-4c39-9d0e-1a2b3c4d5e6f';
const commentUrl = '/api/comments/post/p1';
const commentDraft = 'comment:p1';
const body = { content: words };

beforeAll(async () => {
  await prepareTexts();
  sendKeptWrites();
});
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  storeAccount('me');
  storeTokens({ token: 'token', refreshToken: 'refresh' });
});
afterEach(async () => {
  clearTokens();
  dropQueuedWrites();
  await vi.advanceTimersByTimeAsync(120_000);
  reportAwake();
  toasts.set([]);
  unsentWords.set([]);
  offers.set({});
  vi.useRealTimers();
});

/** A comment that a page kept before it was closed, with the draft of its form. */
function leaveComment({ at = Date.now(), account = 'me' } = {}) {
  const write = { id: 'w1', page: 'closed', account, at, url: commentUrl, method: 'POST' };
  const kept = { ...write, idempotencyKey: key, body: JSON.stringify(body) };
  localStorage.setItem(`halved_write:${account}:w1`, JSON.stringify(kept));
  const attempt = { key, body: JSON.stringify(body) };
  writeDraft(account, commentDraft, JSON.stringify({ values: { content: ` ${words}\n` }, attempt }));
}
function leaveLike(method = 'POST') {
  const write = { id: 'w2', page: 'closed', account: 'me', at: Date.now(), url: '/api/likes/p1', method };
  localStorage.setItem('halved_write:me:w2', JSON.stringify({ ...write, idempotencyKey: null, body: null }));
}
const networkReturns = async () => {
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
};
const written = (support: object | null = null) => data({ id: 'c1', support }, 201);
const draft = () => readDraft('me', commentDraft);
const comments = (calls: Call[]) => calls.filter(({ url }) => url === commentUrl);

test('a comment of a closed page is sent once with its key, its draft is removed, and help is offered', async () => {
  leaveComment();
  const calls = fakeFetch(() => written({ level: 'explicit', language: 'en', doors: [] }));
  await networkReturns();
  await networkReturns();
  expect(comments(calls)).toHaveLength(1);
  expect(calls[0]?.headers.get('idempotency-key')).toBe(key);
  expect(calls[0]?.body).toEqual(body);
  expect(draft()).toBeNull();
  expect(keysOf('')).toEqual([]);
  expect(offers.get()[commentDraft]).toMatchObject({ level: 'explicit' });
  expect(toasts.get().map(({ text }) => text)).toEqual(['What waited on this device has been sent.']);
});

test('words that were added to the draft after it was sent are not removed with it', async () => {
  leaveComment();
  const edited = JSON.stringify({ values: { content: `${words}, still` }, attempt: { key, body: '' } });
  writeDraft('me', commentDraft, edited);
  fakeFetch(() => written());
  await networkReturns();
  expect(keysOf('')).toEqual([]);
  expect(draft()).toBe(edited);
});

describe('after a refusal', () => {
  it.each([
    [400, 'VALIDATION', 'Please check what you entered.'],
    [403, 'SUSPENDED', 'Your account is suspended.'],
    [409, 'IDEMPOTENCY_KEY_REUSED', 'This was sent before with other words.'],
    [429, 'RATE_LIMITED', 'That was a lot at once.'],
  ])(
    'with %i the words are shown with the server’s sentence and stay as a draft',
    async (status, code, message) => {
      leaveComment();
      fakeFetch(() => failure(status, code, message));
      await networkReturns();
      expect(unsentWords.get()).toMatchObject([{ words, reason: message }]);
      endUnsent();
      expect(draft()).toContain(words);
      expect(keysOf('')).toEqual([]);
    },
  );

  it('of a failed server the message catalogue’s sentence is shown', async () => {
    leaveComment();
    fakeFetch(() => failure(500, 'INTERNAL', 'Something broke.'));
    await networkReturns();
    expect(unsentWords.get()).toMatchObject([
      { words, reason: 'Something that waited on this device could not be sent.' },
    ]);
    expect(draft()).toContain(words);
  });

  it('because the worry is gone, the draft stays until its words were read, since no page has its form', async () => {
    leaveComment();
    fakeFetch(() => failure(404, 'NOT_FOUND', 'This post is not here any more.'));
    await networkReturns();
    expect(unsentWords.get()).toMatchObject([{ words, reason: 'This post is not here any more.' }]);
    expect(draft()).toContain(words);
    endUnsent();
    expect(draft()).toBeNull();
  });

  it('because the comment that it answers is gone, the same happens, with the sentence about this comment', async () => {
    leaveComment();
    const details = [{ path: 'parentCommentId', message: 'The comment you are answering is not there.' }];
    fakeFetch(() => failure(400, 'VALIDATION_FAILED', 'Please check what you entered.', { details }));
    await networkReturns();
    expect(unsentWords.get()).toMatchObject([{ words, reason: details[0]?.message }]);
    expect(draft()).toContain(words);
    endUnsent();
    expect(draft()).toBeNull();
  });

  it('because the session has ended, nothing is kept but the draft, and nobody else sees the words', async () => {
    leaveComment();
    fakeFetch(() => failure(401, 'UNAUTHENTICATED', ''));
    await networkReturns();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(unsentWords.get()).toEqual([]);
    expect(keysOf('')).toEqual([]);
    expect(draft()).toContain(words);
  });

  it('of a like the server’s sentence is shown, and of a removal that has nothing to remove nothing', async () => {
    leaveLike();
    fakeFetch(() => failure(404, 'NOT_FOUND', 'This post is not here any more.'));
    await networkReturns();
    expect(toasts.get().map(({ text }) => text)).toEqual(['This post is not here any more.']);
    expect(unsentWords.get()).toEqual([]);
    toasts.set([]);
    leaveLike('DELETE');
    await networkReturns();
    expect(toasts.get()).toEqual([]);
  });
});

describe('while the server still processes the first try', () => {
  it('the write is kept, and repeated after 1, 2, 4, 8 and 16 seconds', async () => {
    leaveComment();
    const times: number[] = [];
    const start = Date.now();
    fakeFetch(({ url }) => {
      if (url === commentUrl) times.push((Date.now() - start) / 1_000);
      return failure(409, 'REQUEST_IN_PROGRESS', 'This is being sent already.', { retryAfter: 1 });
    });
    await networkReturns();
    await vi.advanceTimersByTimeAsync(500);
    expect(keysOf('')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(times).toEqual([0, 1, 3, 7, 15, 31]);
    expect(unsentWords.get()).toMatchObject([{ words, reason: 'This is being sent already.' }]);
    expect(draft()).toContain(words);
    expect(keysOf('')).toEqual([]);
  });

  it('a sign-out ends the repetitions, and nothing is kept', async () => {
    leaveComment();
    const calls = fakeFetch(() => failure(409, 'REQUEST_IN_PROGRESS', '', { retryAfter: 1 }));
    await networkReturns();
    clearTokens();
    dropQueuedWrites();
    expect(keysOf('')).toEqual([]);
    storeAccount('other');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(comments(calls)).toHaveLength(1);
    expect(keysOf('')).toEqual([]);
    expect(unsentWords.get()).toEqual([]);
  });
});

test('another account neither sends nor sees what somebody else has left', async () => {
  leaveComment({ account: 'somebody' });
  const calls = fakeFetch(() => written());
  await networkReturns();
  expect(comments(calls)).toEqual([]);
  expect(unsentWords.get()).toEqual([]);
});

test('a comment that has waited for a day is shown and not sent, because the server no longer knows its key', async () => {
  leaveComment({ at: Date.now() - 23.5 * hourMs });
  const calls = fakeFetch(() => written());
  await networkReturns();
  expect(comments(calls)).toEqual([]);
  expect(unsentWords.get()).toMatchObject([{ words, reason: expect.stringContaining('about a day') }]);
  expect(draft()).toContain(words);
  expect(keysOf('')).toEqual([]);
});
