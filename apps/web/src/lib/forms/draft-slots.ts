import { readLocal, writeLocal } from '../device/storage.ts';
import { newUuid } from '../device/uuid.ts';

/** Separates the key of a draft from a slot's own id, when two tabs keep a draft each. */
export const aside = '~';

/** The text that this tab last saw under a key, and whether it wrote it; any other text there is another tab's. */
const seen = new Map<string, { text: string | null; written: boolean }>();
/** The slot of this tab's own draft, when another tab writes under the key itself. */
const own = new Map<string, string>();

const slotOf = (key: string): string => own.get(key) ?? key;

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
  if (readSlot(key) === null) own.delete(key);
  const [left] = asidesOf(key);
  if (readSlot(key) === null && left) {
    writeLocal(key, readLocal(left));
    writeLocal(left, null);
  }
  if (!own.has(key)) seen.set(key, { text: readLocal(key), written: false });
  return readSlot(key);
}

/** Writes or removes this tab’s own draft; what another tab has written under the same key stays. */
export function writeSlot(key: string, text: string | null): void {
  const [there, mine] = [readLocal(key), seen.get(key)];
  if (!own.has(key) && there !== null && mine && there !== mine.text) {
    if (text !== null) own.set(key, writeAside(key, text));
    return;
  }
  if (!own.has(key)) seen.set(key, { text, written: true });
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
  const mine = key === null ? undefined : seen.get(key);
  if (key === null || newValue === null || own.has(key) || !mine?.written || mine.text === null) return;
  if (newValue !== mine.text) own.set(key, writeAside(key, mine.text));
});
