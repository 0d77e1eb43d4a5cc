import { secondFactor } from '@halved/shared/contract/second-factor';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showErrorOfField, showFieldErrors } from '../../lib/forms/field-errors.ts';
import { api } from '../../lib/server/trpc.ts';
import { FormButtons } from '../../ui/composed/form-buttons.tsx';
import type { Secret } from './scan-form.tsx';
import { HiddenEmail, SecretField } from './secret-field.tsx';

export interface PasswordFormProps {
  email: string;
  onSecret: (secret: Secret) => void;
  onFailure: (error: unknown) => void;
  onCancel: () => void;
}

/** The first step of the set-up: the password of the account, for which the server makes a secret. */
export function PasswordForm({ email, onSecret, onFailure, onCancel }: PasswordFormProps) {
  const { t } = useTranslation('settings');
  const form = useForm<{ password: string }>({
    resolver: standardSchemaResolver(secondFactor.startTotp.input),
    mode: 'onTouched',
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  useEffect(() => form.setFocus('password'), [form]);
  const submit = async ({ password }: { password: string }) => {
    try {
      onSecret(await api.auth.startTotp.mutate({ password }));
    } catch (error) {
      if (showErrorOfField(form, { WRONG_PASSWORD: 'password' }, error)) return;
      showFieldErrors(form, ['password'], error);
      onFailure(error);
    }
  };
  return (
    <form
      noValidate
      aria-label={t(($) => $.secondFactor.title)}
      className="grid gap-5"
      onSubmit={form.handleSubmit(submit)}
    >
      <HiddenEmail email={email} />
      <SecretField
        label={t(($) => $.secondFactor.password)}
        error={errors.password?.message}
        input={form.register('password')}
        autoComplete="current-password"
      />
      <FormButtons submitLabel={t(($) => $.secondFactor.next)} busy={isSubmitting} onCancel={onCancel} />
    </form>
  );
}
