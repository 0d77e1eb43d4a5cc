import { limits } from '@halved/shared/limits';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCounter } from '../../i18n/counter.ts';
import { useMessage } from '../../i18n/message.ts';
import { CountedField } from '../../ui/composed/counted-field.tsx';
import { Field } from '../../ui/primitives/field.tsx';
import { TextArea } from '../../ui/primitives/text-area.tsx';
import { TextInput } from '../../ui/primitives/text-input.tsx';
import type { ProfileForm } from './profile-schema.ts';

/** The fields for the name, the bio and the URL of a picture. */
export function ProfileFields({ form }: { form: UseFormReturn<ProfileForm> }) {
  const { t } = useTranslation('profile');
  const message = useMessage();
  const counter = useCounter();
  const { errors } = form.formState;
  return (
    <>
      <Field
        label={t(($) => $.form.displayName)}
        hint={t(($) => $.form.displayNameHint)}
        error={message(errors.displayName?.message)}
      >
        {(control) => (
          <TextInput {...control} {...form.register('displayName')} dir="auto" autoComplete="nickname" />
        )}
      </Field>
      <CountedField
        label={t(($) => $.form.bio)}
        hint={t(($) => $.form.bioHint)}
        error={message(errors.bio?.message)}
        counter={counter(form.watch('bio'), limits.bio)}
      >
        {(control) => <TextArea {...control} {...form.register('bio')} compact voice />}
      </CountedField>
      <Field
        label={t(($) => $.form.avatarUrl)}
        hint={t(($) => $.form.avatarUrlHint)}
        error={message(errors.avatarUrl?.message)}
      >
        {(control) => (
          <TextInput {...control} {...form.register('avatarUrl')} type="url" inputMode="url" exact />
        )}
      </Field>
    </>
  );
}
