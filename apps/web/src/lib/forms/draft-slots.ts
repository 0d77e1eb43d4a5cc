import { readLocal, writeLocal } from '../device/storage.ts';
import { newUuid } from '../device/uuid.ts';

/** Separates the key of a draft from a slot's own id, when two tabs keep a draft each. */
export const aside = '~';

/** The text that this tab last saw under a key, and whether it wrote it; any other text there is another tab's. */
const lastSeen = new Map<string, { text: string | null; written: boolean }>();
/** The slot of this tab's own draft, when another tab writes under the key itself. */
const ownSlots = new Map<string, string>();

const slotOf = (key: string): string => ownSlots.get(key) ?? key;

function asidesOf(key: string): string[] {
  try {
    return Object.keys(localStorage).filter((slot) => slot.startsWith(key + aside));
  } catch {
    return [];
  }
}

/** Stores a text in a new slot, beside the one under the key. */
export const writeAside = (key: string, text: string): string => {
  const slot = `${key}${aside}${newUuid()}`;
  writeLocal(slot, text);
  return slot;
};

export const readSlot = (key: string): string | null => readLocal(slotOf(key));

/** The draft over which a form opens: this tab’s own, else the one under the key, else one that another tab left. */
export function openSlot(key: string): string | null {
  if (readSlot(key) === null) ownSlots.delete(key);
  const [abandoned] = asidesOf(key);
  if (readSlot(key) === null && abandoned) {
    writeLocal(key, readLocal(abandoned));
    writeLocal(abandoned, null);
  }
  if (!ownSlots.has(key)) lastSeen.set(key, { text: readLocal(key), written: false });
  return readSlot(key);
}

/** Writes or removes this tab’s own draft; what another tab has written under the same key stays. */
export function writeSlot(key: string, text: string | null): void {
  const [stored, known] = [readLocal(key), lastSeen.get(key)];
  if (!ownSlots.has(key) && stored !== null && known && stored !== known.text) {
    if (text !== null) ownSlots.set(key, writeAside(key, text));
    return;
  }
  if (!ownSlots.has(key)) lastSeen.set(key, { text, written: true });
  writeLocal(slotOf(key), text);
}

/** The drafts that other tabs keep or have left under the same key, with their slots. */
export const othersOf = (key: string): { slot: string; text: string }[] =>
  [key, ...asidesOf(key)]
    .filter((slot) => slot !== slotOf(key))
    .flatMap((slot) => {
      const text = readLocal(slot);
      return text === null ? [] : [{ slot, text }];
    });

/** Two tabs wrote at the same moment, and the other one was later: this tab's text moves to a slot of its own. */
addEventListener('storage', ({ key, newValue }) => {
  const known = key === null ? undefined : lastSeen.get(key);
  if (key === null || newValue === null || ownSlots.has(key) || !known?.written || known.text === null)
    return;
  if (newValue !== known.text) ownSlots.set(key, writeAside(key, known.text));
});
