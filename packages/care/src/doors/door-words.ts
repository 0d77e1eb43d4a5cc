import type { Door } from '@halved/shared/doors';

/**
 * Words near each door in one language, separated by commas. An entry is the beginning of words; `_` at its end means
 * that the word ends there. In languages without spaces, or with articles joined to words, an entry matches anywhere.
 * The model weighs what is found, so a word may be near several doors.
 */
export type DoorWords = Readonly<Record<Exclude<Door, 'friend'> | 'danger' | 'people', string>>;
