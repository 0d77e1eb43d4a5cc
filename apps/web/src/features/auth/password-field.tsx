import { CircleCheck } from 'lucide-react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/primitives/field.tsx';
import { PasswordInput } from '../../ui/primitives/password-input.tsx';

export interface PasswordFieldProps {
  label: string;
  input: UseFormRegisterReturn;
  error: string | undefined;
  hint?: string;
  /** Whether the password meets every rule, and the field may say so. */
  sound?: boolean | undefined;
}

/** The field of a new password or its repetition, with a button that shows it. */
export function PasswordField({ label, input, error, hint, sound }: PasswordFieldProps) {
  const { t } = useTranslation('auth');
  const { t: common } = useTranslation();
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      status={
        sound &&
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
