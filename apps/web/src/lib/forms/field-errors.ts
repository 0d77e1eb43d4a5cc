import type { ErrorCode } from '@halved/shared/errors';
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

/**
 * Shows the message of an error that is about a single field beside it, and focuses the field. `fields` has the fields
 * by error code. Returns false if the error is none of these.
 */
export function showErrorOfField<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  fields: Partial<Record<ErrorCode, FieldPath<Values>>>,
  error: unknown,
): boolean {
  const data = errorData(error);
  const field = data && fields[data.code];
  if (!field) return false;
  form.setError(field, { message: data.message }, { shouldFocus: true });
  return true;
}
