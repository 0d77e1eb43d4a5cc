import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Puts other values into a form that somebody may be typing in. A plain `form.reset` forgets the fields until the form
 * is drawn again, and with them what is typed until then.
 */
export function replaceValues<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  values: DefaultValues<Values> | Values,
  { keepErrors = false }: { keepErrors?: boolean } = {},
): void {
  form.reset(values, { keepFieldsRef: true, keepErrors });
}
