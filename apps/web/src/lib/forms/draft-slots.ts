import { readLocal, writeLocal } from '../device/storage.ts';
import { newUuid } from '../device/uuid.ts';

/** Stands between the key of a draft and a name of its own, where two tabs keep one each. */
export const aside = '~';

/** What this tab last saw under a key, and whether it was written here: anything else there is another tab's. */
const seen = new Map<string, { text: string | null; written: boolean }>();
/** Where this tab keeps its own, because another one writes under the key itself. */
const own = new Map<string, string>();

const slotOf = (key: string): string => own.get(key) ?? key;

function asidesOf(key: string): string[] {
  try {
    return Object.keys(localStorage).filter((slot) => slot.startsWith(key + aside));
  } catch {
    return [];
  }
}

/** Keeps a text beside the one that is there. */
export const writeAside = (key: string, text: string): string => {
  const slot = `${key}${aside}${newUuid()}`;
  writeLocal(slot, text);
  return slot;
};

export const readSlot = (key: string): string | null => readLocal(slotOf(key));

/** A form opens over a draft: this tab’s own, else the one under the key, else one that another tab left. */
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

/** Writes or removes this tab’s own; what another tab has written under the same key stays. */
export function writeSlot(key: string, text: string | null): void {
  const [there, mine] = [readLocal(key), seen.get(key)];
  if (!own.has(key) && there !== null && mine && there !== mine.text) {
    if (text !== null) own.set(key, writeAside(key, text));
    return;
  }
  if (!own.has(key)) seen.set(key, { text, written: true });
  writeLocal(slotOf(key), text);
}

/** What other tabs keep, or have left, under the same key: where, and the text. */
export const othersOf = (key: string): { slot: string; text: string }[] =>
  [key, ...asidesOf(key)]
    .filter((slot) => slot !== slotOf(key))
    .flatMap((slot) => {
      const text = readLocal(slot);
      return text === null ? [] : [{ slot, text }];
    });

/** Two tabs wrote in the same moment, and the other one was later: what was written here is kept beside it. */
addEventListener('storage', ({ key, newValue }) => {
  const mine = key === null ? undefined : seen.get(key);
  if (key === null || newValue === null || own.has(key) || !mine?.written || mine.text === null) return;
  if (newValue !== mine.text) own.set(key, writeAside(key, mine.text));
});
