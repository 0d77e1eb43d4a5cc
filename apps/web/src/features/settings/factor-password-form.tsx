import { secondFactor } from '@halved/shared/contract/second-factor';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showFieldErrors } from '../../lib/forms/field-errors.ts';
import { errorCode, errorData } from '../../lib/server/api-error.ts';
import { api } from '../../lib/server/trpc.ts';
import { Button } from '../../ui/primitives/button.tsx';
import type { Secret } from './scan-form.tsx';
import { SecretField } from './secret-field.tsx';

export interface PasswordFormProps {
  username: string;
  onSecret: (secret: Secret) => void;
  onFailure: (error: unknown) => void;
  onCancel: () => void;
}

/** The first step of the set-up: the password of the account, for which the server makes a secret. */
export function PasswordForm({ username, onSecret, onFailure, onCancel }: PasswordFormProps) {
  const { t } = useTranslation('settings');
  const { t: common } = useTranslation();
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
      if (errorCode(error) === 'WRONG_PASSWORD') {
        form.setError('password', { message: errorData(error)?.message ?? '' }, { shouldFocus: true });
        return;
      }
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
      {/* A hidden user name tells a password manager whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <SecretField
        label={t(($) => $.secondFactor.password)}
        error={errors.password?.message}
        input={form.register('password')}
        autoComplete="current-password"
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={isSubmitting}>
          {t(($) => $.secondFactor.next)}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {common(($) => $.actions.cancel)}
        </Button>
      </div>
    </form>
  );
}
