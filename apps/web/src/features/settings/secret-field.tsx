import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMessage } from '../../i18n/message.ts';
import { Field } from '../../ui/primitives/field.tsx';
import { PasswordInput } from '../../ui/primitives/password-input.tsx';

interface SecretFieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** A message key, or a sentence from the server. */
  error: string | undefined;
  input: UseFormRegisterReturn;
  autoComplete: 'current-password' | 'new-password';
}

/** A password field with a button that shows the password. */
export function SecretField({ label, hint, error, input, autoComplete }: SecretFieldProps) {
  const { t } = useTranslation();
  const message = useMessage();
  return (
    <Field label={label} hint={hint} error={message(error)} required>
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

/** Tells a password manager whose password a form asks for: the address, with which members sign in. */
export const HiddenEmail = ({ email }: { email: string }) => (
  <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
);
