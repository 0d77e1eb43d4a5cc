import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { aPost } from '../../testing/factories.ts';
import {
  blankForm,
  changesOf,
  formOf,
  hasChanges,
  hasWords,
  PostDraftValues,
  PostForm,
  toNewPost,
} from './post-form.ts';

const filled: PostForm = {
  ...blankForm('friends'),
  shortContent: 'Rent.',
  worryPrompt: 'What weighs on you?',
};

const refusals = (form: unknown) => {
  const { error } = PostForm.safeParse(form);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 12, 0) });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a blank post form starts with the account’s default privacy, and with comments on', () => {
  expect(blankForm('private')).toMatchObject({ privacyLevel: 'private', commentsEnabled: true });
});

test.each([
  ['a blank text', { shortContent: ' \n ' }, { shortContent: 'validation.worryRequired' }],
  [
    'a text of 281 characters',
    { shortContent: 'x'.repeat(281) },
    { shortContent: 'validation.worryTooLong' },
  ],
  ['a text of 280 family emoji', { shortContent: '👩‍👩‍👧'.repeat(280) }, {}],
  ['a missing prompt', { worryPrompt: '' }, { worryPrompt: 'validation.promptRequired' }],
  [
    'a long text of 10,001 characters',
    { longContent: 'x'.repeat(10_001) },
    { longContent: 'validation.longContentTooLong' },
  ],
  ['a schedule without a time', { isScheduled: true }, { scheduledFor: 'validation.scheduleRequired' }],
  [
    'a time that has passed',
    { isScheduled: true, scheduledFor: '2026-11-21T11:59' },
    { scheduledFor: 'validation.scheduleInPast' },
  ],
  ['a future time', { isScheduled: true, scheduledFor: '2026-11-21T12:01' }, {}],
  ['a time left over in a post without a schedule', { scheduledFor: '2020-01-01T00:00' }, {}],
])('the post form validates %s', (_, changes, expected) => {
  expect(refusals({ ...filled, ...changes })).toEqual(expected);
});

test('the post form reports everything missing at once, the schedule included', () => {
  expect(Object.keys(refusals({ ...blankForm('public'), isScheduled: true }))).toEqual([
    'shortContent',
    'worryPrompt',
    'scheduledFor',
  ]);
});

test('the request for a new post leaves out an empty long text and a time that was not chosen', () => {
  expect(toNewPost({ ...filled, scheduledFor: '2026-12-01T09:00' })).toEqual({
    shortContent: 'Rent.',
    worryPrompt: 'What weighs on you?',
    privacyLevel: 'friends',
    commentsEnabled: true,
    sensitive: false,
  });
});

test('the local time of a scheduled post is sent in UTC', () => {
  const input = toNewPost({ ...filled, isScheduled: true, scheduledFor: '2026-12-01T09:00' });
  expect(input).toMatchObject({ isScheduled: true, scheduledFor: new Date(2026, 11, 1, 9, 0).toISOString() });
});

test('an edit of a post sends only the changed fields', () => {
  const post = aPost();
  expect(changesOf(formOf(post), post)).toEqual({});
  expect(hasChanges(formOf(post), post)).toBe(false);
  expect(changesOf({ ...formOf(post), privacyLevel: 'private', sensitive: true }, post)).toEqual({
    privacyLevel: 'private',
    sensitive: true,
  });
});

test('a scheduled post can be given another time, or shared now', () => {
  const post = aPost({
    publishedAt: null,
    isScheduled: true,
    scheduledFor: new Date(2026, 11, 1, 9).toISOString(),
  });
  const form = formOf(post);
  expect(form.scheduledFor).toBe('2026-12-01T09:00');
  expect(changesOf({ ...form, scheduledFor: '2026-12-02T09:00' }, post)).toEqual({
    isScheduled: true,
    scheduledFor: new Date(2026, 11, 2, 9).toISOString(),
  });
  expect(changesOf({ ...form, isScheduled: false }, post)).toEqual({
    isScheduled: false,
    scheduledFor: null,
  });
});

test('a post form is kept as a draft only if it contains text', () => {
  expect(hasWords({ ...filled, shortContent: ' ' })).toBe(false);
  expect(hasWords(filled)).toBe(true);
  expect(hasWords({ longContent: 'more' })).toBe(true);
});

test('a draft of a post may be incomplete, but a field of another type is rejected', () => {
  expect(z.safeParse(PostDraftValues, { shortContent: 'half a' }).data).toEqual({ shortContent: 'half a' });
  expect(z.safeParse(PostDraftValues, { shortContent: 7 }).success).toBe(false);
});
