import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const key = 'halved_draft:noor:worry';

/** One tab: modules of its own over the storage that all tabs share. */
async function openTab() {
  vi.resetModules();
  return import('./draft-slots.ts');
}
/** All drafts in storage, of every tab. */
const storedTexts = () => Object.values(localStorage).sort();

beforeEach(() => localStorage.clear());

describe('tabs with one draft', () => {
  it('keep both texts, in whatever order the tabs write, even after all are closed', async () => {
    const [first, second] = [await openTab(), await openTab()];
    first.openSlot(key);
    second.openSlot(key);
    for (const n of [1, 2, 3]) {
      first.writeSlot(key, `first ${n}`);
      second.writeSlot(key, `second ${n}`);
    }
    expect([first.readSlot(key), second.readSlot(key)]).toEqual(['first 3', 'second 3']);
    const reopenedTab = await openTab();
    expect([reopenedTab.openSlot(key), ...reopenedTab.othersOf(key).map(({ text }) => text)].sort()).toEqual([
      'first 3',
      'second 3',
    ]);
  });

  it('each keep their own version of a draft that all of them opened', async () => {
    localStorage.setItem(key, 'begun');
    const tabs = [await openTab(), await openTab(), await openTab()];
    for (const tab of tabs) expect(tab.openSlot(key)).toBe('begun');
    for (const [n, tab] of tabs.entries()) tab.writeSlot(key, `begun, and ${n}`);
    expect(storedTexts()).toEqual(['begun, and 0', 'begun, and 1', 'begun, and 2']);
  });

  it('remove only their own text when it is discarded or sent', async () => {
    const [first, second] = [await openTab(), await openTab()];
    first.openSlot(key);
    second.openSlot(key);
    first.writeSlot(key, 'first');
    second.writeSlot(key, 'second');
    first.writeSlot(key, null);
    expect(storedTexts()).toEqual(['second']);
    expect((await openTab()).openSlot(key)).toBe('second');
  });

  it('do not change the text of the other tab if they wrote none', async () => {
    const [first, second] = [await openTab(), await openTab()];
    first.openSlot(key);
    second.openSlot(key);
    first.writeSlot(key, 'first');
    second.writeSlot(key, null);
    expect(storedTexts()).toEqual(['first']);
  });

  it('keep both texts when both wrote at the same moment', async () => {
    // This key is new, because the tabs of earlier tests receive the event too.
    const sameKey = `${key}:at-once`;
    const tab = await openTab();
    tab.openSlot(sameKey);
    tab.writeSlot(sameKey, 'mine');
    localStorage.setItem(sameKey, 'theirs');
    dispatchEvent(new StorageEvent('storage', { key: sameKey, newValue: 'theirs' }));
    expect(storedTexts()).toEqual(['mine', 'theirs']);
    expect(tab.readSlot(sameKey)).toBe('mine');
  });
});

describe('a draft that the storage has no room for', () => {
  const fullKey = `${key}:full`;
  const fillStorage = () =>
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
  afterEach(() => vi.restoreAllMocks());

  it('lasts as long as its page', async () => {
    localStorage.setItem(fullKey, 'old');
    const tab = await openTab();
    tab.openSlot(fullKey);
    fillStorage();
    for (const text of ['new', 'newer']) {
      tab.writeSlot(fullKey, text);
      expect(tab.readSlot(fullKey)).toBe(text);
    }
    expect(tab.openSlot(fullKey)).toBe('newer');
    expect(tab.othersOf(fullKey)).toEqual([]);
  });

  it('is stored once there is room, and is removed like any other', async () => {
    const tab = await openTab();
    tab.openSlot(fullKey);
    const full = fillStorage();
    tab.writeSlot(fullKey, 'new');
    full.mockRestore();
    tab.writeSlot(fullKey, 'newer');
    expect(storedTexts()).toEqual(['newer']);
    tab.writeSlot(fullKey, null);
    expect([tab.readSlot(fullKey), ...storedTexts()]).toEqual([null]);
  });

  it('stays when another tab finds room for its own', async () => {
    const otherKey = `${fullKey}:two`;
    const tab = await openTab();
    tab.openSlot(otherKey);
    const full = fillStorage();
    tab.writeSlot(otherKey, 'mine');
    full.mockRestore();
    localStorage.setItem(otherKey, 'theirs');
    dispatchEvent(new StorageEvent('storage', { key: otherKey, newValue: 'theirs' }));
    tab.writeSlot(otherKey, 'mine too');
    expect(storedTexts()).toEqual(['mine too', 'theirs']);
    expect(tab.readSlot(otherKey)).toBe('mine too');
  });
});

it('a tab changes and removes its own draft in place', async () => {
  const tab = await openTab();
  tab.openSlot(key);
  tab.writeSlot(key, 'a');
  tab.writeSlot(key, 'ab');
  expect(storedTexts()).toEqual(['ab']);
  tab.writeSlot(key, null);
  expect(storedTexts()).toEqual([]);
});
