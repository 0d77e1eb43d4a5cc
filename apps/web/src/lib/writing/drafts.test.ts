import { afterEach, expect, it, vi } from 'vitest';
import { aUser } from '../../testing/factories.ts';
import { session } from '../server/session.ts';
import { draftNames, readDraft, writeDraft } from './drafts.ts';
import { forgetMember } from './forget-member.ts';
import { removeSentDrafts } from './sent-drafts.ts';

const user = aUser();
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  session.set({ status: 'visitor' });
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

it('a visitor’s draft becomes the member’s as soon as the member is known, wherever they signed in', () => {
  writeDraft(null, 'worry', 'It keeps me awake.');
  session.set({ status: 'member', user });
  expect(readDraft(user.id, 'worry')).toBe('It keeps me awake.');
  expect(readDraft(null, 'worry')).toBeNull();
});

it('a draft that a full device has no room for is counted and removed at a sign-out like any other', () => {
  fillStorage();
  writeDraft(user.id, 'worry', 'It keeps me awake.');
  expect(readDraft(user.id, 'worry')).toBe('It keeps me awake.');
  expect(draftNames(user.id)).toEqual(['worry']);
  forgetMember(user.id);
  expect(readDraft(user.id, 'worry')).toBeNull();
  expect(draftNames(user.id)).toEqual([]);
});

it('a draft that a full device has no room for is removed after it was sent like any other', () => {
  fillStorage();
  writeDraft(user.id, 'worry', '{"attempt":{"key":"k-1"}}');
  writeDraft(user.id, 'comment:p-1', '{"attempt":{"key":"k-2"}}');
  removeSentDrafts(user.id, 'k-1', () => true);
  expect(draftNames(user.id)).toEqual(['comment:p-1']);
  expect(readDraft(user.id, 'worry')).toBeNull();
});

it('a visitor’s draft stays the visitor’s on a device without room for the longer key of the member’s', () => {
  writeDraft(null, 'worry', 'It keeps me awake.');
  fillStorage();
  session.set({ status: 'member', user });
  expect(readDraft(null, 'worry')).toBe('It keeps me awake.');
});
