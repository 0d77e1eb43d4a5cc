/**
 * What was typed into a small form, kept in the tab's session storage: it survives a reload and a detour, and is gone
 * with the tab. Never give it a password.
 */
export function readForm(name: string): Record<string, string> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(`halved_form:${name}`) ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
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
    // Without storage the form is forgotten only at a reload.
  }
}
