import { readLocal, writeLocal } from '../device/storage.ts';
import { othersOf, writeAside } from './draft-slots.ts';
import { keyOf } from './drafts.ts';

/**
 * Stores several texts under one name, before a form opens with them. Nothing that is stored under it is overwritten:
 * the first text becomes the draft if there is none, and the others wait beside it. A text that is stored already is
 * not stored again.
 */
export function addDrafts(accountId: string | null, name: string, texts: readonly string[]): void {
  const key = keyOf(accountId, name);
  const known = new Set([readLocal(key), ...othersOf(key).map(({ text }) => text)]);
  for (const [index, text] of texts.entries()) {
    if (known.has(text)) continue;
    if (readLocal(key) === null) writeLocal(key, text);
    else writeAside(key, text, `${String(index).padStart(4, '0')}-`);
  }
}
