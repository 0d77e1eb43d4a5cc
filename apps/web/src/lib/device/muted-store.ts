import { createEmitter } from '../state/emitter.ts';
import { readLocal, writeLocal } from './storage.ts';

const prefix = 'halved_muted:';
const keyOf = (accountId: string) => prefix + accountId;

/** Emitted when the muted words change, here or in another tab. */
export const mutedChanged = createEmitter();
addEventListener('storage', ({ key }) => {
  if (key?.startsWith(prefix)) mutedChanged.emit();
});

/** The words that an account has muted on this device, as lines; null without any. They are never sent. */
export const readMuted = (accountId: string): string | null => readLocal(keyOf(accountId));

export function writeMuted(accountId: string, words: readonly string[]): void {
  writeLocal(keyOf(accountId), words.join('\n') || null);
  mutedChanged.emit();
}

/** Removes the muted words of an account. */
export const removeMuted = (accountId: string): void => writeMuted(accountId, []);
