import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMessage } from '../../i18n/message.ts';
import { Field } from '../../ui/primitives/field.tsx';
import { PasswordInput } from '../../ui/primitives/password-input.tsx';

interface SecretFieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** A message key, or a sentence of the server's. */
  error: string | undefined;
  input: UseFormRegisterReturn;
  autoComplete: 'current-password' | 'new-password';
}

/** A password, with a way to look at it. */
export function SecretField({ label, hint, error, input, autoComplete }: SecretFieldProps) {
  const { t } = useTranslation();
  const message = useMessage();
  return (
    <Field label={label} hint={hint} error={message(error)}>
      {(control) => (
        <PasswordInput
          {...control}
          {...input}
          autoComplete={autoComplete}
          dir="ltr"
          showLabel={t(($) => $.actions.showPassword)}
          hideLabel={t(($) => $.actions.hidePassword)}
        />
      )}
    </Field>
  );
}
