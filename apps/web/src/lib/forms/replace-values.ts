import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Puts other values into a form that somebody may be typing in. A plain `form.reset` forgets the fields until the form
 * is drawn again, and with them what is typed until then.
 */
export function replaceValues<Values extends FieldValues>(form: UseFormReturn<Values>, values: Values): void {
  form.reset(values, { keepFieldsRef: true });
}
