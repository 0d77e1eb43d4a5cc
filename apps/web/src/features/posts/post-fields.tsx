import { limits } from '@halved/shared/limits';
import { privacyLevels } from '@halved/shared/privacy-levels';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCounter } from '../../i18n/counter.ts';
import { useMessage } from '../../i18n/message.ts';
import { useWritingAid } from '../../lib/writing/writing-aid.ts';
import { CountedField } from '../../ui/composed/counted-field.tsx';
import { Checkbox } from '../../ui/primitives/checkbox.tsx';
import { RadioGroup } from '../../ui/primitives/radio-group.tsx';
import { TextArea } from '../../ui/primitives/text-area.tsx';
import { privacyIcons } from './post-facts.tsx';
import type { PostForm } from './post-form.ts';
import { PromptField } from './prompt-field.tsx';

export interface PostFieldsProps {
  form: UseFormReturn<PostForm>;
  /** Shown below the field of the text. */
  under?: ReactNode;
}

/** The fields of a new or an edited post: prompt, text, privacy, comments and content note. */
export function PostFields({ form, under }: PostFieldsProps) {
  const { t } = useTranslation('posts');
  const message = useMessage();
  const counter = useCounter();
  const { errors } = form.formState;
  const { HelpWhileWriting } = useWritingAid();
  const words = form.watch('shortContent');
  return (
    <>
      <PromptField form={form} />
      <CountedField
        label={t(($) => $.form.words)}
        hint={t(($) => $.form.wordsHint)}
        error={message(errors.shortContent?.message)}
        required
        counter={counter(words, limits.shortContent)}
        under={
          <>
            {under}
            <HelpWhileWriting text={words} />
          </>
        }
      >
        {(control) => <TextArea {...control} {...form.register('shortContent')} voice />}
      </CountedField>
      <RadioGroup
        {...form.register('privacyLevel')}
        legend={t(($) => $.form.privacy)}
        error={message(errors.privacyLevel?.message)}
        options={privacyLevels.map((level) => {
          const Icon = privacyIcons[level];
          return {
            value: level,
            label: t(($) => $.privacy[level]),
            hint: t(($) => $.privacy[`${level}Hint`]),
            icon: <Icon className="size-4 shrink-0" aria-hidden="true" />,
          };
        })}
      />
      <div>
        <Checkbox {...form.register('commentsEnabled')} label={t(($) => $.form.comments)} />
        <Checkbox
          {...form.register('sensitive')}
          label={t(($) => $.form.sensitive)}
          hint={t(($) => $.form.sensitiveHint)}
        />
      </div>
    </>
  );
}
