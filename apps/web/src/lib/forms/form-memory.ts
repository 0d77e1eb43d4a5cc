import { isFields } from '@halved/shared/fields';

/**
 * The text typed into a small form, kept in the tab's session storage. It survives a reload and a visit to another
 * page, but not the end of the tab. Never store a password with it.
 */
export function readForm(name: string): Record<string, string> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(`halved_form:${name}`) ?? '{}');
    if (!isFields(value)) return {};
    return Object.fromEntries(
      Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

export function rememberForm(name: string, values: Record<string, string | undefined> | null): void {
  try {
    if (values === null) sessionStorage.removeItem(`halved_form:${name}`);
    else sessionStorage.setItem(`halved_form:${name}`, JSON.stringify(values));
  } catch {
    // Without storage the text is lost only at a reload.
  }
}
