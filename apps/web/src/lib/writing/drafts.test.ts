import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aUser } from '../../testing/factories.ts';
import { session } from '../server/session.ts';
import { draftNames, readDraft, writeDraft } from './drafts.ts';
import { forgetMember } from './forget-member.ts';
import { removeSentDrafts } from './sent-drafts.ts';
import { useDraft } from './use-draft.ts';

const noor = aUser();
const sam = aUser();

beforeEach(() => {
  localStorage.clear();
  session.set({ status: 'member', user: noor });
});
afterEach(() => vi.restoreAllMocks());

describe('a draft', () => {
  it('survives a reload of the page', () => {
    const first = renderHook(() => useDraft('worry'));
    act(() => first.result.current.change('I keep thinking of'));
    first.unmount();
    const second = renderHook(() => useDraft('worry'));
    expect(second.result.current.text).toBe('I keep thinking of');
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
    expect(draft.result.current.text).toBe('');
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

  it('get the visitor’s as soon as the member is known, wherever they signed in', () => {
    session.set({ status: 'visitor' });
    writeDraft(null, 'worry', 'It keeps me awake.');
    session.set({ status: 'member', user: noor });
    expect(readDraft(noor.id, 'worry')).toBe('It keeps me awake.');
    expect(readDraft(null, 'worry')).toBeNull();
  });
});

/** A device whose storage is full: what is stored may only be replaced by as much. */
function fillStorage() {
  const size = () => Object.entries(localStorage).flat().join('').length;
  const full = size();
  const { setItem } = Storage.prototype;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (size() + key.length + value.length > full) throw new DOMException('', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
}

describe('a draft that a full device has no room for', () => {
  it('is counted and removed at a sign-out like any other', () => {
    fillStorage();
    writeDraft(noor.id, 'worry', 'It keeps me awake.');
    expect(readDraft(noor.id, 'worry')).toBe('It keeps me awake.');
    expect(draftNames(noor.id)).toEqual(['worry']);
    forgetMember(noor.id);
    expect(readDraft(noor.id, 'worry')).toBeNull();
    expect(draftNames(noor.id)).toEqual([]);
  });

  it('is removed after it was sent like any other', () => {
    fillStorage();
    writeDraft(noor.id, 'worry', '{"attempt":{"key":"k-1"}}');
    writeDraft(noor.id, 'comment:p-1', '{"attempt":{"key":"k-2"}}');
    removeSentDrafts(noor.id, 'k-1', () => true);
    expect(draftNames(noor.id)).toEqual(['comment:p-1']);
    expect(readDraft(noor.id, 'worry')).toBeNull();
  });

  it('stays the visitor’s if it was theirs, because the key of a member is longer', () => {
    session.set({ status: 'visitor' });
    writeDraft(null, 'worry', 'It keeps me awake.');
    fillStorage();
    session.set({ status: 'member', user: noor });
    expect(readDraft(null, 'worry')).toBe('It keeps me awake.');
  });
});
