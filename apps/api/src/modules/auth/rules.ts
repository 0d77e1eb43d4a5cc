import type { ProfileInput } from '@halved/shared/contract/auth';
import type * as z from 'zod/mini';
import { isCommonPassword } from '../../services/common-passwords.ts';

type RefreshVerdict = 'renew' | 'over' | 'theft';

/** The verdict on a presented refresh token (docs/product.md §2.3). */
export function refreshVerdict(presented: {
  isOver: boolean;
  isSpent: boolean;
  isWithinGrace: boolean;
  isSuccessorUsed: boolean;
}): RefreshVerdict {
  if (presented.isOver) return 'over';
  if (!presented.isSpent || presented.isWithinGrace || !presented.isSuccessorUsed) return 'renew';
  return 'theft';
}

type Profile = z.infer<typeof ProfileInput>;

const textFields = ['displayName', 'bio', 'avatarUrl', 'country', 'region', 'city'] as const;

/**
 * The values to store for a changed profile: an empty text clears its field, and a place is stored only while the
 * location is shared (docs/product.md §2.6).
 */
export function profileChanges(input: Profile, before: { locationSharing: boolean }) {
  const cleared = Object.fromEntries(
    textFields.filter((field) => input[field] === '').map((field) => [field, null]),
  );
  const shares = input.locationSharing ?? before.locationSharing;
  return { ...input, ...cleared, ...(!shares && { country: null, region: null, city: null }) };
}

/** The first letter and the domain of an address: `a…@mail.example`. */
export const maskedEmail = (email: string): string => {
  const [first = ''] = email;
  return `${first}…${email.slice(email.lastIndexOf('@'))}`;
};

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/\P{L}/gu, '');

/** Names that are shorter are in too many good passwords. */
const minNameLetters = 3;

/**
 * Whether others would try a password among the first: one of the most common ones, or, beside digits and signs, the
 * username, the address or the name of the site. Everybody sees the username.
 */
export function isEasyToGuess(password: string, { email, username }: { email: string; username: string }) {
  const names = ['halved', username, email, email.slice(0, email.lastIndexOf('@'))].map(lettersOf);
  const letters = lettersOf(password);
  return (
    isCommonPassword(password) || names.some((name) => name.length >= minNameLetters && name === letters)
  );
}
