import type { User } from '@halved/shared/contract/users';
import { countryCodes } from '@halved/shared/countries';
import { privacyLevels } from '@halved/shared/privacy-levels';
import type { DraftSchema } from '../../lib/writing/form-draft.ts';
import type { SettingsForm } from './settings-schema.ts';

export type SettingsChanges = Partial<SettingsForm>;

/** Every field, in the order of the page. */
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

const countries = [...countryCodes, ''] as const;

export const settingsOf = (user: User): SettingsForm => ({
  displayName: user.displayName ?? '',
  bio: user.bio ?? '',
  emailNotifications: user.emailNotifications,
  pushNotifications: user.pushNotifications,
  privacyLevel: user.privacyLevel,
  listedInMembers: user.listedInMembers,
  locationSharing: user.locationSharing,
  country: countries.find((code) => code === user.country) ?? '',
  region: user.region ?? '',
  city: user.city ?? '',
});

/**
 * The request of a save, with only the changed fields. It has no location if the location is not shared, because the
 * server then deletes the location.
 */
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

const texts = ['displayName', 'bio', 'region', 'city'] as const;
const switches = ['emailNotifications', 'pushNotifications', 'listedInMembers', 'locationSharing'] as const;

/** The unsaved changes that still fit the form. They may be incomplete. */
export const settingsDraftSchema: DraftSchema<SettingsForm> = {
  safeParse: (stored) => {
    const data: SettingsChanges = {};
    const entries: [string, unknown][] = Object.entries(stored ?? {});
    for (const [field, value] of entries) {
      const text = texts.find((name) => name === field);
      const choice = switches.find((name) => name === field);
      const level = privacyLevels.find((known) => known === value);
      const country = countries.find((known) => known === value);
      if (text && typeof value === 'string') data[text] = value;
      if (choice && typeof value === 'boolean') data[choice] = value;
      if (field === 'privacyLevel' && level) data.privacyLevel = level;
      if (field === 'country' && country !== undefined) data.country = country;
    }
    return { data };
  },
};
