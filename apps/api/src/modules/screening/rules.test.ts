import { analyse, isHeldByReports, unread } from '@halved/care';
import { describe, expect, it } from 'vitest';
import { words } from '../../testing/moderating.ts';
import { judge, judgeChanged, type ModerationState, type Submission } from './rules.ts';

const comment: Submission = { kind: 'comment', isPublic: true, accountAgeHours: 1_000, repeats: 0 };
const read = (text: string) => analyse(text, { kind: 'comment', localeHint: 'en' });
const undecided: ModerationState = { status: 'approved', reporters: 0, wasRejected: false, isDecided: false };

describe('a text that is rewritten', () => {
  const again = (text: string, before: Partial<ModerationState>, isRewritten = true) => {
    const verdict = judgeChanged(read(text), comment, { before: { ...undecided, ...before }, isRewritten });
    return verdict && { status: verdict.status, reason: verdict.case?.reason ?? null };
  };

  it('is judged by its new words', () => {
    expect(again(words.kind, { status: 'flagged' })).toEqual({ status: 'approved', reason: null });
    expect(again(words.hostile, {})).toEqual({ status: 'flagged', reason: 'hostile' });
    expect(again(words.hostile, { isDecided: true })).toEqual({ status: 'flagged', reason: 'hostile' });
  });

  it('waits for a moderator again if one rejected it, however often it is rewritten', () => {
    expect(again(words.kind, { status: 'rejected', wasRejected: true, isDecided: true })).toEqual({
      status: 'pending',
      reason: 'rewritten',
    });
    expect(again(words.kind, { status: 'pending', wasRejected: true })).toEqual({
      status: 'pending',
      reason: 'rewritten',
    });
    expect(again(words.hostile, { status: 'rejected', wasRejected: true })).toEqual({
      status: 'flagged',
      reason: 'rewritten',
    });
  });

  it('has no scores until it is analysed', () => {
    const before = { ...undecided, status: 'rejected', wasRejected: true } as const;
    const verdict = judgeChanged(unread(), comment, { before, isRewritten: true });
    expect(verdict?.case).toEqual({ reason: 'rewritten', isUrgent: false, scores: null });
  });

  it('stays held if three members reported it', () => {
    expect(again(words.kind, { status: 'pending', reporters: 3 })).toEqual({
      status: 'pending',
      reason: 'reports',
    });
    expect(again(words.kind, { status: 'approved', reporters: 2 })).toEqual({
      status: 'approved',
      reason: null,
    });
  });

  it('stays as it was decided when only its privacy changes', () => {
    expect(again(words.hostile, { status: 'approved', isDecided: true }, false)).toBeNull();
    expect(again(words.kind, { status: 'rejected', wasRejected: true, isDecided: true }, false)).toBeNull();
    expect(again(words.hostile, { status: 'approved' }, false)?.status).toBe('flagged');
  });
});

it.each([
  ['says so', 'I want to kill myself tonight'],
  ['may mean it', 'My exam is on Monday. I do not want to be here any more.'],
])('a public text of somebody in danger is urgent: it %s', (_, text) => {
  expect(judge(read(text), comment)).toMatchObject({
    status: 'approved',
    case: { reason: 'crisis', isUrgent: true },
  });
  expect(judge(read(text), { ...comment, isPublic: false }).case).toBeNull();
});

it('three reporters hold an item, two do not', () => {
  expect([1, 2, 3, 4].map(isHeldByReports)).toEqual([false, false, true, true]);
});

it('moderators are shown the scores of an analysis and nothing else of it', () => {
  expect(Object.keys(judge(read(words.hostile), comment).case?.scores ?? {}).sort()).toEqual(
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
