import { limits } from '@halved/shared/limits';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCounter } from '../../i18n/counter.ts';
import { useMessage } from '../../i18n/message.ts';
import { CountedField } from '../../ui/composed/counted-field.tsx';
import { Card } from '../../ui/primitives/card.tsx';
import { EmailInput } from '../../ui/primitives/email-input.tsx';
import { Field } from '../../ui/primitives/field.tsx';
import { TextArea } from '../../ui/primitives/text-area.tsx';
import { TextInput } from '../../ui/primitives/text-input.tsx';
import type { SettingsForm } from './settings-schema.ts';

/** The profile that others see, and the email address that nobody else sees. */
export function ProfileCard({ form, email }: { form: UseFormReturn<SettingsForm>; email: string }) {
  const { t } = useTranslation('settings');
  const message = useMessage();
  const counter = useCounter();
  const { errors } = form.formState;
  return (
    <Card title={t(($) => $.profile.title)}>
      <Field
        label={t(($) => $.profile.displayName)}
        hint={t(($) => $.profile.displayNameHint)}
        error={message(errors.displayName?.message)}
      >
        {(control) => (
          <TextInput {...control} {...form.register('displayName')} dir="auto" autoComplete="nickname" />
        )}
      </Field>
      <CountedField
        label={t(($) => $.profile.bio)}
        hint={t(($) => $.profile.bioHint)}
        error={message(errors.bio?.message)}
        counter={counter(form.watch('bio'), limits.bio)}
      >
        {(control) => <TextArea {...control} {...form.register('bio')} compact voice />}
      </CountedField>
      <Field label={t(($) => $.profile.email)} hint={t(($) => $.profile.emailNote)}>
        {(control) => <EmailInput {...control} value={email} readOnly className="read-only:bg-sunk" />}
      </Field>
    </Card>
  );
}
