import { limits } from '@halved/shared/limits';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMessage } from '../../i18n/message.ts';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { CharacterCounter, TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { SettingsForm } from './settings-schema.ts';

/** What others see of somebody, and the address that nobody sees. */
export function ProfileCard({ form, email }: { form: UseFormReturn<SettingsForm>; email: string }) {
  const { t } = useTranslation('settings');
  const { t: common } = useTranslation();
  const message = useMessage();
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
      <div className="grid gap-1.5">
        <Field
          label={t(($) => $.profile.bio)}
          hint={t(($) => $.profile.bioHint)}
          error={message(errors.bio?.message)}
        >
          {(control) => <TextArea {...control} {...form.register('bio')} compact voice />}
        </Field>
        <CharacterCounter
          text={form.watch('bio')}
          max={limits.bioMax}
          warnAbove={limits.bioWarnAbove}
          label={(count) => common(($) => $.counter.characters, { count, max: limits.bioMax })}
        />
      </div>
      <Field label={t(($) => $.profile.email)} hint={t(($) => $.profile.emailNote)}>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            value={email}
            readOnly
            dir="ltr"
            className="read-only:bg-sunk"
          />
        )}
      </Field>
    </Card>
  );
}
