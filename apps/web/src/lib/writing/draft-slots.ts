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

/** The texts for which the storage had no room, by slot. They last as long as this page. */
const unstored = new Map<string, string>();

const slotOf = (key: string): string => ownSlots.get(key) ?? key;

/** Reads the text of one slot. */
export const read = (slot: string): string | null => unstored.get(slot) ?? readLocal(slot);

/** Writes or removes the text of one slot. */
export function store(slot: string, text: string | null): void {
  writeLocal(slot, text);
  if (text === null || readLocal(slot) === text) unstored.delete(slot);
  else unstored.set(slot, text);
}

/** Moves this tab's text to a slot of its own, because another tab's is stored under the key. */
function moveAside(key: string, text: string): void {
  unstored.delete(key);
  ownSlots.set(key, writeAside(key, text));
}

/** All slots of this page, among the other keys of the storage. */
export function allKeys(): string[] {
  try {
    return [...new Set([...Object.keys(localStorage), ...unstored.keys()])];
  } catch {
    return [...unstored.keys()];
  }
}

const furtherSlotsOf = (key: string): string[] =>
  allKeys()
    .filter((slot) => slot.startsWith(key + aside) && !unstored.has(slot))
    .sort();

/** A new slot beside the one under the key. Slots with an `order` are listed in its order. */
export const newSlot = (key: string, order = ''): string => `${key}${aside}${order}${newUuid()}`;

/** Stores a text in a new slot. */
export const writeAside = (key: string, text: string, order?: string): string => {
  const slot = newSlot(key, order);
  store(slot, text);
  return slot;
};

export const readSlot = (key: string): string | null => read(slotOf(key));

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
    unstored.delete(key);
    if (text !== null) moveAside(key, text);
    return;
  }
  store(slotOf(key), text);
  if (!ownSlots.has(key)) lastSeen.set(key, { text: readLocal(key), written: true });
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
  if (key === null || newValue === null || ownSlots.has(key) || !seen?.written) return;
  const own = unstored.get(key) ?? seen.text;
  if (own !== null && newValue !== own) moveAside(key, own);
});
