import { randomBytes } from 'node:crypto';

/** Without I, O, 0 and 1, which people confuse. 32 characters, so that each stands for five random bits. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const length = 16;

/** A code that people type: 80 random bits, such as `K7QM-2XRT-9HVA-CE4B`. Only its hash is ever stored. */
export const newCode = (): string =>
  [...randomBytes(length)]
    .map((byte) => alphabet.charAt(byte % alphabet.length))
    .join('')
    .replaceAll(/.{4}(?=.)/g, '$&-');

/** A code as it is hashed: the case of its letters, blanks and hyphens do not count. */
export const plainCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();
