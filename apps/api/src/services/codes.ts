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

/** The digits of Arabic, Persian and Hindi keyboards. */
const otherDigits = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९';

/**
 * A code as it is hashed and compared: Latin digits and large letters. Digits of other scripts and full-width characters
 * stand for these. Nothing else counts, such as blanks, dashes and the invisible marks that a copy may contain.
 */
export const plainCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll(/[٠-٩۰-۹०-९]/g, (digit) => String(otherDigits.indexOf(digit) % 10))
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '');
