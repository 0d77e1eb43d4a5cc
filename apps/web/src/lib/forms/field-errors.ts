import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { errorData } from '../server/api-error.ts';

/** Shows the server's messages about single fields beside those fields, and focuses the first of them. */
export function showFieldErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  fields: readonly FieldPath<Values>[],
  error: unknown,
): void {
  const details = errorData(error)?.details ?? [];
  const fieldErrors = fields.flatMap((field) =>
    details.filter(({ path }) => path === field).map(({ message }) => ({ field, message })),
  );
  for (const { field, message } of fieldErrors) form.setError(field, { message });
  const [first] = fieldErrors;
  // The form may still be disabled in this frame, and disabled fields cannot take the focus.
  if (first) requestAnimationFrame(() => form.setFocus(first.field));
}
