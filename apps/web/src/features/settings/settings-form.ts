import { ProfileInput } from '@halved/shared/contract/auth';
import { privacyLevel } from '@halved/shared/contract/scalars';
import type { User } from '@halved/shared/contract/users';
import { countryCodes } from '@halved/shared/countries';
import * as z from 'zod/mini';

/** What the form of the settings holds: the contract's ProfileInput, nothing of it left out (spec 1 §3). */
export const SettingsForm = z.required(
  z.pick(ProfileInput, {
    displayName: true,
    bio: true,
    emailNotifications: true,
    pushNotifications: true,
    privacyLevel: true,
    listedInMembers: true,
    locationSharing: true,
    country: true,
    region: true,
    city: true,
  }),
);
export type SettingsForm = z.infer<typeof SettingsForm>;
export type SettingsChanges = Partial<SettingsForm>;

/** Every field, in the order in which they stand on the page. */
export const settingsFields = [
  'displayName',
  'bio',
  'emailNotifications',
  'pushNotifications',
  'privacyLevel',
  'listedInMembers',
  'locationSharing',
  'country',
  'region',
  'city',
] as const satisfies readonly (keyof SettingsForm)[];

/** What is kept of unsaved changes; fields of an older version are let go one by one. */
export const KeptSettings = z.partial(
  z.object({
    displayName: z.string(),
    bio: z.string(),
    emailNotifications: z.boolean(),
    pushNotifications: z.boolean(),
    privacyLevel,
    listedInMembers: z.boolean(),
    locationSharing: z.boolean(),
    country: z.enum([...countryCodes, '']),
    region: z.string(),
    city: z.string(),
  }),
);

export const settingsOf = (user: User): SettingsForm => ({
  displayName: user.displayName ?? '',
  bio: user.bio ?? '',
  emailNotifications: user.emailNotifications,
  pushNotifications: user.pushNotifications,
  privacyLevel: user.privacyLevel,
  listedInMembers: user.listedInMembers,
  locationSharing: user.locationSharing,
  country: countryCodes.find((code) => code === user.country) ?? '',
  region: user.region ?? '',
  city: user.city ?? '',
});

/** What a save sends: the changed fields alone; no place where none is shared, since the server erases it then. */
export function changesOf(values: SettingsForm, user: User): SettingsChanges {
  const before = settingsOf(user);
  const changes: SettingsChanges = { ...values };
  for (const field of settingsFields) if (values[field] === before[field]) delete changes[field];
  if (!values.locationSharing) {
    delete changes.country;
    delete changes.region;
    delete changes.city;
  }
  return changes;
}

export const hasChanges = (values: SettingsForm, user: User): boolean =>
  Object.keys(changesOf(values, user)).length > 0;

/** The form after the account has changed from `before` to `now`: what somebody has changed since stays. */
export function adopt(values: SettingsForm, before: SettingsForm, now: SettingsForm): SettingsForm {
  const next = { ...values };
  for (const field of settingsFields) if (values[field] === before[field]) take(next, now, field);
  return next;
}

function take<Field extends keyof SettingsForm>(into: SettingsForm, from: SettingsForm, field: Field) {
  into[field] = from[field];
}
