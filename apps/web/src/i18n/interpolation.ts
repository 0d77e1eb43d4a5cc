import { isolated } from '@halved/shared/isolated';
import type { FormatterModule } from 'i18next';

/** The options with which i18next fills values into texts. React escapes them, and each passes through `isolation`. */
export const interpolation = { escapeValue: false, alwaysFormat: true } as const;

/**
 * Isolates what is filled into a text, such as a member’s name or a phone number, so that it is not torn in an Arabic
 * sentence. A plain number needs no isolation. Texts name no formats of i18next.
 */
export const isolation: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value, _, language) => (typeof value === 'string' ? isolated(value, language ?? '') : value),
};
