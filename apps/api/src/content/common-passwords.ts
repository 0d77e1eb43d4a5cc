import { commonPasswordList } from './common-password-list.ts';

let known: ReadonlySet<string> | undefined;

/**
 * Whether a password is one of the 10,000 that are tried first, in any mixture of capitals
 * (docs/product.md §2.1). The set is built at the first call (a few ms), later it is one lookup.
 */
export function isCommonPassword(password: string): boolean {
  known ??= new Set(commonPasswordList.trim().split(/\s+/));
  return known.has(password.toLowerCase());
}
