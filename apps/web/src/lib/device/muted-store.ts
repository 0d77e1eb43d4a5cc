import { createEmitter } from '../state/emitter.ts';
import { readLocal, writeLocal } from './storage.ts';

const keyOf = (accountId: string) => `halved_muted:${accountId}`;

/** Emitted when the muted words change. */
export const mutedChanged = createEmitter();

/** The words that an account has muted on this device, as lines; null without any. They are never sent. */
export const readMuted = (accountId: string): string | null => readLocal(keyOf(accountId));

export function writeMuted(accountId: string, words: readonly string[]): void {
  writeLocal(keyOf(accountId), words.join('\n') || null);
  mutedChanged.emit();
}

/** Removes the muted words of an account, at a sign-out and when the account is deleted. */
export const removeMuted = (accountId: string): void => writeMuted(accountId, []);
