import { readLocal, writeLocal } from './storage.ts';

/** The storage key for the last checkout that was started on this device. */
const key = 'halved_checkout';

export const readCheckoutMark = (): string | null => readLocal(key);
export const writeCheckoutMark = (mark: string | null): void => writeLocal(key, mark);
