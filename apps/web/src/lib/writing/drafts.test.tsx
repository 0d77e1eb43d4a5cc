import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aUser } from '../../testing/factories.ts';
import { session } from '../server/session.ts';
import { draftNames, readDraft, useDraft, writeDraft } from './drafts.ts';
import { forgetMember } from './forget-member.ts';

const noor = aUser();
const sam = aUser();

beforeEach(() => {
  localStorage.clear();
  session.set({ status: 'member', user: noor });
});

describe('a draft', () => {
  it('survives a reload of the page', () => {
    const first = renderHook(() => useDraft('worry'));
    act(() => first.result.current.change('I keep thinking of'));
    first.unmount();
    const second = renderHook(() => useDraft('worry'));
    expect(second.result.current).toMatchObject({ text: 'I keep thinking of', restored: true });
  });

  it('survives an expired session and comes back to the same account', () => {
    const draft = renderHook(() => useDraft('worry'));
    act(() => draft.result.current.change('mine'));
    act(() => session.set({ status: 'visitor' }));
    expect(draft.result.current.text).toBe('');
    act(() => session.set({ status: 'member', user: noor }));
    expect(draft.result.current.text).toBe('mine');
  });

  it('is invisible to other accounts', () => {
    writeDraft(noor.id, 'worry', 'mine');
    session.set({ status: 'member', user: sam });
    expect(renderHook(() => useDraft('worry')).result.current.text).toBe('');
  });

  it('is removed once it was sent', () => {
    const draft = renderHook(() => useDraft('worry'));
    act(() => draft.result.current.change('sent'));
    act(() => draft.result.current.discard());
    expect(draft.result.current).toMatchObject({ text: '', restored: false });
    expect(draftNames(noor.id)).toEqual([]);
  });

  it('is removed when its text is deleted', () => {
    const draft = renderHook(() => useDraft('worry'));
    act(() => draft.result.current.change('x'));
    act(() => draft.result.current.change(''));
    expect(draftNames(noor.id)).toEqual([]);
  });
});

describe('the drafts of an account', () => {
  it('are removed at a sign-out, and the drafts of other accounts stay', () => {
    writeDraft(noor.id, 'worry', 'a');
    writeDraft(noor.id, 'comment:1', 'b');
    writeDraft(sam.id, 'worry', 'c');
    expect(draftNames(noor.id).sort()).toEqual(['comment:1', 'worry']);
    forgetMember(noor.id);
    expect(draftNames(noor.id)).toEqual([]);
    expect(readDraft(sam.id, 'worry')).toBe('c');
  });

  it('are joined by the drafts of the visitor at sign-in, and none is lost', () => {
    writeDraft(null, 'worry', 'as a visitor');
    writeDraft(null, 'comment:1', 'a comment');
    writeDraft(noor.id, 'worry', 'older');
    session.set({ status: 'member', user: noor });
    expect(readDraft(noor.id, 'worry')).toBe('older');
    expect(readDraft(noor.id, 'comment:1')).toBe('a comment');
    expect(readDraft(null, 'comment:1')).toBeNull();
  });
});
