import { afterEach, expect, it, vi } from 'vitest';
import { aUser } from '../../testing/factories.ts';
import { signedIn } from '../server/session.ts';
import { readDraft, writeDraft } from './drafts.ts';

const user = aUser();
afterEach(() => localStorage.clear());

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

it('a visitor’s draft becomes the member’s at the sign-in', () => {
  writeDraft(null, 'worry', 'It keeps me awake.');
  signedIn.emit(user);
  expect(readDraft(user.id, 'worry')).toBe('It keeps me awake.');
  expect(readDraft(null, 'worry')).toBeNull();
});

it('a visitor’s draft stays the visitor’s on a device without room for the longer key of the member’s', () => {
  writeDraft(null, 'worry', 'It keeps me awake.');
  fillStorage();
  signedIn.emit(user);
  expect(readDraft(null, 'worry')).toBe('It keeps me awake.');
});
