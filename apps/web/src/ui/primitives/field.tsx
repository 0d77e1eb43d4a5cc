import { type ReactNode, useId } from 'react';
import { FieldError } from './field-error.tsx';

/** The attributes that the control inside a field needs. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface FieldProps {
  label: ReactNode;
  /** Shown under the label, and read with it. */
  hint?: ReactNode;
  /** A sentence; its presence marks the control as invalid. Announced politely, because the focus may be elsewhere. */
  error?: string | undefined;
  /** A message that is not an error ("Available"); announced politely. */
  status?: ReactNode;
  /** Whether the form cannot be sent without it. */
  required?: boolean;
  children: (control: ControlProps) => ReactNode;
}

/** The id of the label of a field's control. */
export const labelIdOf = (id: string): string => `${id}-label`;

/** Label, hint, control, status and error of one input, connected for assistive technology. */
export function Field({ label, hint, error, status, required = false, children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`, status && `${id}-status`].filter(Boolean);
  return (
    <div>
      <div className="grid gap-1.5">
        <label id={labelIdOf(id)} htmlFor={id} className="font-semibold">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-small text-muted">
            {hint}
          </p>
        )}
        {children({
          id,
          'aria-describedby': described.join(' ') || undefined,
          'aria-invalid': error ? true : undefined,
          // The attribute `required` would make browsers call an untouched empty field invalid.
          'aria-required': required || undefined,
        })}
      </div>
      {/* It is rendered even while it is empty, because screen readers announce only changes of a region that they know.
         Its position stays the same: if it changed with the text, a scrolled page would move under a button that is
         being pressed, and the click would be lost. */}
      <div aria-live="polite" className="grid gap-1.5 not-empty:mt-1.5">
        {status && (
          <div id={`${id}-status`} className="text-small">
            {status}
          </div>
        )}
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
    </div>
  );
}
