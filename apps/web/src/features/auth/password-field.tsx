import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';

/** A password being chosen, with its hint and a way to look at it. */
export function PasswordField({ input, error }: { input: UseFormRegisterReturn; error: string | undefined }) {
  const { t } = useTranslation('auth');
  const { t: common } = useTranslation();
  return (
    <Field label={t(($) => $.register.password)} hint={t(($) => $.register.passwordHint)} error={error}>
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
