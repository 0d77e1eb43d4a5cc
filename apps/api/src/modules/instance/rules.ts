import type { Texts } from '@halved/db';
import type { InstanceInput } from '@halved/shared/contract/instance';
import { type LanguageCode, languageCodes } from '@halved/shared/languages';
import type * as z from 'zod/mini';
import type { SettingsChange, SettingsRow } from './settings-queries.ts';

/** The name of an instance whose admins have chosen none. */
export const defaultName = 'Halved';

/**
 * A text in the language of the reader, else in English, else in the first language that it has (docs/product.md §23.1).
 * Null if it has none.
 */
export function inLanguage(texts: Texts, language: LanguageCode): string | null {
  const found = [language, 'en' as const, ...languageCodes].find((code) => texts[code]);
  return (found && texts[found]) ?? null;
}

/** The texts without the languages whose text is empty. */
const withoutEmpty = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));

const isSame = (one: Texts, other: Texts): boolean =>
  languageCodes.every((code) => one[code] === other[code]);

type Input = z.infer<typeof InstanceInput>;
type Announcement = NonNullable<Input['announcement']>;

/** Whether an announcement has a text in any language. */
export const hasWords = ({ text }: Announcement): boolean =>
  Object.values(text).some((words) => words !== '');

/** An announcement keeps its id while its words stay the same, so that nobody reads it twice. */
function announcementChange(
  announcement: Announcement | null,
  before: SettingsRow,
  nextId: string,
): SettingsChange {
  if (!announcement) return { announcement: null, announcementId: null, announcementUntil: null };
  const text = withoutEmpty(announcement.text);
  const isKept = before.announcement !== null && isSame(text, before.announcement);
  return {
    announcement: text,
    announcementId: isKept ? before.announcementId : nextId,
    announcementUntil: announcement.until ? new Date(announcement.until) : null,
  };
}

/**
 * The values to store for changed settings: a language of the rules whose text is empty is taken out, and others stay; an
 * announcement replaces the one before (docs/product.md §23.1). `nextId` is the id of an announcement with other words.
 */
export function settingsChange(input: Input, before: SettingsRow, nextId: string): SettingsChange {
  const { rules, announcement, ...plain } = input;
  return {
    ...plain,
    ...(rules && { rules: withoutEmpty({ ...before.rules, ...rules }) }),
    ...(announcement !== undefined && announcementChange(announcement, before, nextId)),
  };
}
