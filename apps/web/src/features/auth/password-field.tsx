import CircleCheck from 'lucide-react/icons/circle-check';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/primitives/field.tsx';
import { PasswordInput } from '../../ui/primitives/password-input.tsx';

export interface PasswordFieldProps {
  label: string;
  input: UseFormRegisterReturn;
  error: string | undefined;
  hint?: string;
  /** Whether the password meets every rule; the field then says so. */
  valid?: boolean | undefined;
}

/** The field for a new password or its repetition, with a button that shows the typed password. */
export function PasswordField({ label, input, error, hint, valid }: PasswordFieldProps) {
  const { t } = useTranslation('auth');
  const { t: common } = useTranslation();
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      required
      status={
        valid &&
        !error && (
          <span className="flex items-center gap-1.5 text-ok">
            <CircleCheck className="size-4" aria-hidden="true" />
            {t(($) => $.register.passwordComplete)}
          </span>
        )
      }
    >
      {(control) => (
        <PasswordInput
          {...control}
          {...input}
          autoComplete="new-password"
          dir="ltr"
          showLabel={common(($) => $.actions.showPassword)}
          hideLabel={common(($) => $.actions.hidePassword)}
        />
      )}
    </Field>
  );
}
