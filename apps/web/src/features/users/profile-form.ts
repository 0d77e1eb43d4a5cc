import type { User } from '@halved/shared/contract/users';
import { isFields } from '@halved/shared/fields';
import type { DraftSchema } from '../../lib/writing/form-draft.ts';
import type { ProfileForm } from './profile-schema.ts';

export const profileFields = ['displayName', 'bio', 'avatarUrl'] as const satisfies (keyof ProfileForm)[];

/** The draft of the unsaved changes. Values that do not fit the form are dropped. */
export const profileDraftSchema: DraftSchema<ProfileForm> = {
  safeParse: (stored) => {
    const data: Partial<ProfileForm> = {};
    for (const [name, value] of Object.entries(isFields(stored) ? stored : {})) {
      const field = profileFields.find((known) => known === name);
      if (field && typeof value === 'string') data[field] = value;
    }
    return { data };
  },
};

export const profileOf = (user: User): ProfileForm => ({
  displayName: user.displayName ?? '',
  bio: user.bio ?? '',
  avatarUrl: user.avatarUrl ?? '',
});

/** The changed fields alone, so that a save does not undo what another device changed meanwhile. */
export function profileChanges(values: ProfileForm, user: User): Partial<ProfileForm> {
  const before = profileOf(user);
  return Object.fromEntries(
    profileFields.filter((field) => values[field] !== before[field]).map((field) => [field, values[field]]),
  );
}

export const hasProfileChanges = (values: ProfileForm, user: User): boolean =>
  Object.keys(profileChanges(values, user)).length > 0;
