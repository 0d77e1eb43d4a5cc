import type { InstanceSettings } from '@halved/shared/contract/instance';
import { type LanguageCode, languageCodes } from '@halved/shared/languages';
import type { Registration } from '@halved/shared/registrations';
import { toLocalDateTime } from '../../ui/primitives/date-time-input.tsx';

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

/**
 * What is sent for a draft: the settings that differ from the saved ones, because a default such as the address on a
 * machine without a name may be none that somebody could choose. An empty text takes its language out, and no text at
 * all ends the announcement.
 */
export function inputOf(draft: InstanceDraft, saved: InstanceDraft) {
  const { name, description, contactEmail, registration, rules, announcement, until } = draft;
  const hasAnnouncement = languageCodes.some((code) => hasText(announcement, code));
  return {
    ...(isChanged(name, saved.name) && { name }),
    ...(isChanged(description, saved.description) && { description }),
    ...(isChanged(contactEmail, saved.contactEmail) && { contactEmail }),
    ...(isChanged(registration, saved.registration) && { registration }),
    ...(isChanged(rules, saved.rules) && { rules }),
    ...(isChanged([announcement, until], [saved.announcement, saved.until]) && {
      announcement: hasAnnouncement
        ? { text: announcement, until: until ? new Date(until).toISOString() : null }
        : null,
    }),
  };
}

/** The first language of an erroneous text, such as `es` for `rules.es`. */
export const languageWithError = (
  errors: Readonly<Record<string, unknown>>,
  prefix: string,
): LanguageCode | undefined => languageCodes.find((code) => errors[`${prefix}.${code}`]);
