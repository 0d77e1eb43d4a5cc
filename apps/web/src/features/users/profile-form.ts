import { ProfileInput } from '@halved/shared/contract/auth';
import type { User } from '@halved/shared/contract/users';
import * as z from 'zod/mini';

/** What /profile/edit holds: its part of the contract's ProfileInput, nothing of it left out (spec 1 §5). */
export const ProfileForm = z.required(
  z.pick(ProfileInput, { displayName: true, bio: true, avatarUrl: true }),
);
export type ProfileForm = z.infer<typeof ProfileForm>;

export const profileFields = ['displayName', 'bio', 'avatarUrl'] as const satisfies (keyof ProfileForm)[];

/** What is kept of unsaved changes. */
export const KeptProfile = z.partial(
  z.object({ displayName: z.string(), bio: z.string(), avatarUrl: z.string() }),
);

export const profileOf = (user: User): ProfileForm => ({
  displayName: user.displayName ?? '',
  bio: user.bio ?? '',
  avatarUrl: user.avatarUrl ?? '',
});

/** The changed fields alone: what another device changed meanwhile stays as it is. */
export function profileChanges(values: ProfileForm, user: User): Partial<ProfileForm> {
  const before = profileOf(user);
  return Object.fromEntries(
    profileFields.filter((field) => values[field] !== before[field]).map((field) => [field, values[field]]),
  );
}

export const hasProfileChanges = (values: ProfileForm, user: User): boolean =>
  Object.keys(profileChanges(values, user)).length > 0;
