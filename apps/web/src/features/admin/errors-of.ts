/** The first error of each field: a key of `messages`, by the field's path (`rules.es`). */
export type Errors = Readonly<Record<string, string | undefined>>;

interface Issue {
  path: readonly PropertyKey[];
  message: string;
}

export function errorsOf(issues: readonly Issue[]): Errors {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[path.map(String).join('.')] ??= message;
  return errors;
}
