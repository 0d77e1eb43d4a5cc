import type { Instance, InstanceSettings } from '@halved/shared/contract/instance';
import type { LanguageCode } from '@halved/shared/languages';
import type { Env } from '../../env.ts';
import { defaultName, inLanguage } from './rules.ts';
import type { SettingsRow } from './settings-queries.ts';

type Defaults = Pick<Env, 'contactEmail'>;

const presentBasics = (row: SettingsRow, { contactEmail }: Defaults) => ({
  name: row.name ?? defaultName,
  description: row.description ?? '',
  contactEmail: row.contactEmail ?? contactEmail,
  registration: row.registration,
});

const untilOf = ({ announcementUntil }: SettingsRow) => announcementUntil?.toISOString() ?? null;

function presentAnnouncement(row: SettingsRow, language: LanguageCode): Instance['announcement'] {
  const text = row.announcement && row.isAnnounced ? inLanguage(row.announcement, language) : null;
  if (text === null || row.announcementId === null) return null;
  return { id: row.announcementId, text, until: untilOf(row) };
}

/** What everybody may know about the instance, in the language of the reader. */
export const presentInstance = (row: SettingsRow, language: LanguageCode, defaults: Defaults): Instance => ({
  ...presentBasics(row, defaults),
  rules: inLanguage(row.rules, language),
  announcement: presentAnnouncement(row, language),
  needsSetup: row.needsSetup,
});

/** The settings in every language, for those who change them. An announcement whose time is over is among them. */
export const presentSettings = (row: SettingsRow, defaults: Defaults): InstanceSettings => ({
  ...presentBasics(row, defaults),
  rules: row.rules,
  announcement: row.announcement && { text: row.announcement, until: untilOf(row) },
});
