import { isFields } from '@halved/shared/fields';

const prefix = 'halved_form:';

/**
 * The text typed into a small form, kept in the tab's session storage. It survives a reload and a visit to another
 * page, but not the end of the tab. Never store a password with it.
 */
export function readForm(name: string): Record<string, string> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(prefix + name) ?? '{}');
    if (!isFields(value)) return {};
    return Object.fromEntries(
      Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

export function rememberForm(name: string, values: Record<string, string | undefined>): void {
  try {
    sessionStorage.setItem(prefix + name, JSON.stringify(values));
  } catch {
    // Without storage the text is lost only at a reload.
  }
}

/** Forgets every form, once somebody has signed in. Otherwise an address would remain in the tab after the sign-out. */
export function forgetForms(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // Without storage nothing is kept.
  }
}
