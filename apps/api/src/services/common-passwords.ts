import { commonPasswordList } from './common-password-list.ts';

let commonPasswords: ReadonlySet<string> | undefined;

/**
 * Whether a password is one of the 10,000 most common, whatever its case (docs/product.md §2.1). The first call builds
 * the set (a few ms); later calls are one lookup.
 */
export function isCommonPassword(password: string): boolean {
  commonPasswords ??= new Set(commonPasswordList.trim().split(/\s+/));
  return commonPasswords.has(password.toLowerCase());
}
