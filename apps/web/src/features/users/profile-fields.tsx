import { limits } from '@halved/shared/limits';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMessage } from '../../i18n/message.ts';
import { Field } from '../../ui/field.tsx';
import { CharacterCounter, TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { ProfileForm } from './profile-schema.ts';

/** Name, words about oneself, and the address of a picture. */
export function ProfileFields({ form }: { form: UseFormReturn<ProfileForm> }) {
  const { t } = useTranslation('profile');
  const { t: common } = useTranslation();
  const message = useMessage();
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
      <div className="grid gap-1.5">
        <Field
          label={t(($) => $.form.bio)}
          hint={t(($) => $.form.bioHint)}
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
      <Field
        label={t(($) => $.form.avatarUrl)}
        hint={t(($) => $.form.avatarUrlHint)}
        error={message(errors.avatarUrl?.message)}
      >
        {(control) => (
          <TextInput
            {...control}
            {...form.register('avatarUrl')}
            type="url"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
          />
        )}
      </Field>
    </>
  );
}
