import type { InstanceSettings } from '@halved/shared/contract/instance';
import { type Fields, isFields } from '@halved/shared/fields';
import { type LanguageCode, languageCodes } from '@halved/shared/languages';
import { type Registration, registrations } from '@halved/shared/registrations';
import type { DraftSchema } from '../../lib/writing/form-draft.ts';
import { fromLocalDateTime, toLocalDateTime } from '../../ui/primitives/date-time-input.tsx';

type Texts = Readonly<Record<LanguageCode, string>>;

/** The form of the instance. Texts have every language; an empty one is not there. */
export interface InstanceDraft {
  name: string;
  description: string;
  contactEmail: string;
  registration: Registration;
  rules: Texts;
  announcement: Texts;
  /** The end of the announcement as the native control writes it; empty for none. */
  until: string;
}

const textsOf = (texts: Partial<Record<LanguageCode, string>>): Texts => {
  const empty = {
    en: '',
    es: '',
    fr: '',
    de: '',
    it: '',
    pt: '',
    ja: '',
    ko: '',
    zh: '',
    ru: '',
    ar: '',
    hi: '',
  };
  return { ...empty, ...texts };
};

export const draftOf = (settings: InstanceSettings): InstanceDraft => ({
  name: settings.name,
  description: settings.description,
  contactEmail: settings.contactEmail,
  registration: settings.registration,
  rules: textsOf(settings.rules),
  announcement: textsOf(settings.announcement?.text ?? {}),
  until: settings.announcement?.until ? toLocalDateTime(new Date(settings.announcement.until)) : '',
});

export const hasText = (texts: Texts, code: LanguageCode): boolean => texts[code].trim() !== '';

const isChanged = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);

const texts = ['name', 'description', 'contactEmail', 'until'] as const;
const textsByLanguage = ['rules', 'announcement'] as const;
const fields = [...texts, ...textsByLanguage, 'registration'] as const;

/** The fields that differ from the saved ones. */
export function changesOf(draft: InstanceDraft, saved: InstanceDraft): Partial<InstanceDraft> {
  const changes: Partial<InstanceDraft> = { ...draft };
  for (const field of fields) if (!isChanged(draft[field], saved[field])) delete changes[field];
  return changes;
}

const storedTexts = (stored: Fields): Texts =>
  textsOf(
    Object.fromEntries(
      languageCodes.flatMap((code) => {
        const text = stored[code];
        return typeof text === 'string' ? [[code, text]] : [];
      }),
    ),
  );

/** The unsaved changes on this device. Values that do not fit the form are dropped. */
export const storedDraft: DraftSchema<InstanceDraft> = {
  safeParse: (stored) => {
    const data: Partial<InstanceDraft> = {};
    for (const [name, value] of Object.entries(isFields(stored) ? stored : {})) {
      const text = texts.find((field) => field === name);
      const byLanguage = textsByLanguage.find((field) => field === name);
      const registration = registrations.find((known) => known === value);
      if (text && typeof value === 'string') data[text] = value;
      if (byLanguage && isFields(value)) data[byLanguage] = storedTexts(value);
      if (name === 'registration' && registration) data.registration = registration;
    }
    return { data };
  },
};

/** The end of the announcement, null for none. A time that does not exist is sent as it is, for the check to refuse. */
const endOf = ({ until }: InstanceDraft): string | null =>
  until === '' ? null : (fromLocalDateTime(until) ?? until);

/**
 * What is sent for a draft: the settings that differ from the saved ones, because a default such as the address on a
 * machine without a name may be none that somebody could choose. An empty text takes its language out, and no text at
 * all ends the announcement.
 */
export function inputOf(draft: InstanceDraft, saved: InstanceDraft) {
  const { announcement, until, ...changes } = changesOf(draft, saved);
  if (announcement === undefined && until === undefined) return changes;
  const hasAnnouncement = languageCodes.some((code) => hasText(draft.announcement, code));
  return {
    ...changes,
    announcement: hasAnnouncement ? { text: draft.announcement, until: endOf(draft) } : null,
  };
}

/** The first language of an erroneous text, such as `es` for `rules.es`. */
export const languageWithError = (
  errors: Readonly<Record<string, unknown>>,
  prefix: string,
): LanguageCode | undefined => languageCodes.find((code) => errors[`${prefix}.${code}`]);
