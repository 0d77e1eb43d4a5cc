import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMessage } from '../../i18n/message.ts';
import { CodeField } from '../../ui/composed/code-field.tsx';
import { EmailInput } from '../../ui/primitives/email-input.tsx';
import { Field } from '../../ui/primitives/field.tsx';
import { PasswordInput } from '../../ui/primitives/password-input.tsx';
import type { Credentials } from './use-login.ts';

interface StepProps {
  form: UseFormReturn<Credentials>;
}

/** The first step of the login: email and password. The password has the focus if the second step led back. */
export function PasswordStep({ form, isAgain }: StepProps & { isAgain: boolean }) {
  const { t } = useTranslation('auth');
  const { t: common } = useTranslation();
  const message = useMessage();
  const { errors } = form.formState;
  useEffect(() => {
    if (isAgain) form.setFocus('password');
  }, [isAgain, form]);
  return (
    <>
      <Field label={t(($) => $.login.email)} error={message(errors.email?.message)} required>
        {(control) => <EmailInput {...control} {...form.register('email')} autoComplete="username" />}
      </Field>
      <Field label={t(($) => $.login.password)} error={message(errors.password?.message)} required>
        {(control) => (
          <PasswordInput
            {...control}
            {...form.register('password')}
            autoComplete="current-password"
            dir="ltr"
            showLabel={common(($) => $.actions.showPassword)}
            hideLabel={common(($) => $.actions.hidePassword)}
          />
        )}
      </Field>
    </>
  );
}

/** The second step, for an account with a second factor: a code of the app, or a recovery code. */
export function CodeStep({ form }: StepProps) {
  const { t } = useTranslation('auth');
  const message = useMessage();
  useEffect(() => form.setFocus('code'), [form]);
  return (
    <>
      <p>{t(($) => $.code.lead, { email: form.getValues('email') })}</p>
      <CodeField {...form.register('code')} error={message(form.formState.errors.code?.message)} recovery />
    </>
  );
}
