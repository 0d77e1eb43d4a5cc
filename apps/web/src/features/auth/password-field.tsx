import { newPassword } from '@halved/shared/contract/scalars';
import { CircleCheck } from 'lucide-react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';

export interface PasswordFieldProps {
  label: string;
  input: UseFormRegisterReturn;
  error: string | undefined;
  /** What stands in the field, where it is chosen here: its hint, and word once it has all that is asked for. */
  chosen?: string;
}

/** A password being chosen, or typed once more, with a way to look at it. */
export function PasswordField({ label, input, error, chosen }: PasswordFieldProps) {
  const { t } = useTranslation('auth');
  const { t: common } = useTranslation();
  const complete = chosen !== undefined && !error && newPassword.safeParse(chosen).success;
  return (
    <Field
      label={label}
      hint={chosen !== undefined && t(($) => $.register.passwordHint)}
      error={error}
      status={
        complete && (
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
