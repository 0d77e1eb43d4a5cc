import { moveLocal, readLocal, writeLocal } from '../device/storage.ts';
import { newUuid } from '../device/uuid.ts';

/**
 * Each tab's draft is stored in a slot. The first slot of a draft is its key. If several tabs have a draft under the
 * same key, each further slot is the key, this character and a random id.
 */
export const aside = '~';

/**
 * The text that this tab last saw under a key, and whether this tab wrote it. Any other text under the key comes from
 * another tab.
 */
const lastSeen = new Map<string, { text: string | null; written: boolean }>();
/** For each key under which another tab's draft is stored: the slot in which this tab stores its own. */
const ownSlots = new Map<string, string>();

const slotOf = (key: string): string => ownSlots.get(key) ?? key;

function furtherSlotsOf(key: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((slot) => slot.startsWith(key + aside))
      .sort();
  } catch {
    return [];
  }
}

/** A new slot beside the one under the key. Slots with an `order` are listed in its order. */
export const newSlot = (key: string, order = ''): string => `${key}${aside}${order}${newUuid()}`;

/** Stores a text in a new slot. */
export const writeAside = (key: string, text: string, order?: string): string => {
  const slot = newSlot(key, order);
  writeLocal(slot, text);
  return slot;
};

export const readSlot = (key: string): string | null => readLocal(slotOf(key));

/** The draft with which a form opens: this tab's own, else the one under the key, else one that another tab left. */
export function openSlot(key: string): string | null {
  if (readSlot(key) === null) ownSlots.delete(key);
  const [abandoned] = furtherSlotsOf(key);
  if (readSlot(key) === null && abandoned) moveLocal(abandoned, key);
  if (!ownSlots.has(key)) lastSeen.set(key, { text: readLocal(key), written: false });
  return readSlot(key);
}

/** Writes or removes this tab’s own draft; what another tab has written under the same key stays. */
export function writeSlot(key: string, text: string | null): void {
  const [stored, seen] = [readLocal(key), lastSeen.get(key)];
  if (!ownSlots.has(key) && stored !== null && seen && stored !== seen.text) {
    if (text !== null) ownSlots.set(key, writeAside(key, text));
    return;
  }
  if (!ownSlots.has(key)) lastSeen.set(key, { text, written: true });
  writeLocal(slotOf(key), text);
}

/** The drafts of other tabs under the same key, with their slots. The tabs may be closed by now. */
export const othersOf = (key: string): { slot: string; text: string }[] =>
  [key, ...furtherSlotsOf(key)]
    .filter((slot) => slot !== slotOf(key))
    .flatMap((slot) => {
      const text = readLocal(slot);
      return text === null ? [] : [{ slot, text }];
    });

/**
 * When two tabs write at the same moment, the later text is stored under the key. The earlier tab then stores its text
 * in a slot of its own.
 */
addEventListener('storage', ({ key, newValue }) => {
  const seen = key === null ? undefined : lastSeen.get(key);
  if (key === null || newValue === null || ownSlots.has(key) || !seen?.written || seen.text === null) return;
  if (newValue !== seen.text) ownSlots.set(key, writeAside(key, seen.text));
});
