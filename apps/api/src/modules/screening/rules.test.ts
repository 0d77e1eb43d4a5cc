import { isHeldByReports, screen, unread } from '@halved/care';
import { describe, expect, it } from 'vitest';
import { words } from '../../testing/moderating.ts';
import { judge, judgeChanged, type ModerationState, type Submission, undecided } from './rules.ts';

const comment: Submission = { kind: 'comment', isPublic: true, accountAgeHours: 1_000, repeats: 0 };
const screened = (text: string) => screen(text, { kind: 'comment', localeHint: 'en' });

describe('a changed text', () => {
  const verdictOn = (text: string, before: Partial<ModerationState>, isRewritten = true) => {
    const verdict = judgeChanged(screened(text), comment, {
      before: { ...undecided, ...before },
      isRewritten,
    });
    return verdict && { status: verdict.status, reason: verdict.case?.reason ?? null };
  };

  it('is judged by its new words', () => {
    expect(verdictOn(words.kind, { status: 'flagged' })).toEqual({ status: 'approved', reason: null });
    expect(verdictOn(words.hostile, {})).toEqual({ status: 'flagged', reason: 'hostile' });
    expect(verdictOn(words.hostile, { isDecided: true })).toEqual({ status: 'flagged', reason: 'hostile' });
  });

  it('waits for a moderator again if a moderator rejected it, however often it is rewritten', () => {
    expect(verdictOn(words.kind, { status: 'rejected', wasRejected: true, isDecided: true })).toEqual({
      status: 'pending',
      reason: 'rewritten',
    });
    expect(verdictOn(words.kind, { status: 'pending', wasRejected: true })).toEqual({
      status: 'pending',
      reason: 'rewritten',
    });
    expect(verdictOn(words.hostile, { status: 'rejected', wasRejected: true })).toEqual({
      status: 'flagged',
      reason: 'rewritten',
    });
  });

  it('is not held for that if it is a post that moderators do not see, but waits for them in public', () => {
    const before = { ...undecided, status: 'rejected', wasRejected: true } as const;
    const verdictIn = (submission: Partial<Submission>, isReported = false) =>
      judgeChanged(
        screened(words.kind),
        { ...comment, kind: 'worry', ...submission },
        { before: { ...before, isReported }, isRewritten: true },
      );
    const waits = { case: { reason: 'rewritten' } };
    expect(verdictIn({ isPublic: false })).toMatchObject({ status: 'approved', ...waits });
    expect(verdictIn({ isPublic: false }, true)).toMatchObject({ status: 'pending', ...waits });
    expect(verdictIn({ isPublic: true })).toMatchObject({ status: 'pending', ...waits });
    expect(verdictIn({ isPublic: false, kind: 'comment' })).toMatchObject({ status: 'pending', ...waits });
  });

  it('has no scores until it is screened', () => {
    const before = { ...undecided, status: 'rejected', wasRejected: true } as const;
    const verdict = judgeChanged(unread(), comment, { before, isRewritten: true });
    expect(verdict?.case).toEqual({ reason: 'rewritten', isUrgent: false, scores: null });
  });

  it('stays held if three members reported it', () => {
    expect(verdictOn(words.kind, { status: 'pending', reporters: 3 })).toEqual({
      status: 'pending',
      reason: 'reports',
    });
    expect(verdictOn(words.kind, { status: 'approved', reporters: 2 })).toEqual({
      status: 'approved',
      reason: null,
    });
  });

  it('keeps the status that a moderator decided if only its privacy changes', () => {
    expect(verdictOn(words.hostile, { status: 'approved', isDecided: true }, false)).toBeNull();
    expect(
      verdictOn(words.kind, { status: 'rejected', wasRejected: true, isDecided: true }, false),
    ).toBeNull();
    expect(verdictOn(words.hostile, { status: 'approved' }, false)?.status).toBe('flagged');
  });
});

it.each([
  ['says that they are in danger', 'I want to kill myself tonight'],
  ['may be in danger', 'My exam is on Monday. I do not want to be here any more.'],
])('a public text is urgent if its author %s', (_, text) => {
  expect(judge(screened(text), comment)).toMatchObject({
    status: 'approved',
    case: { reason: 'crisis', isUrgent: true },
  });
  expect(judge(screened(text), { ...comment, isPublic: false }).case).toBeNull();
});

it('three reporters hold an item, two do not', () => {
  expect([1, 2, 3, 4].map(isHeldByReports)).toEqual([false, false, true, true]);
});

it('moderators see the scores of an analysis and no other part of it', () => {
  expect(Object.keys(judge(screened(words.hostile), comment).case?.scores ?? {}).sort()).toEqual(
    [
      'contacts',
      'isAimed',
      'isInsulting',
      'isProfane',
      'namesGroup',
      'tone',
      'toxicity',
      'urgesSelfHarm',
    ].sort(),
  );
});
