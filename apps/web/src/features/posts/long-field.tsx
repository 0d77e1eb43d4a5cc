import { limits } from '@halved/shared/limits';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCounter } from '../../i18n/counter.ts';
import { useMessage } from '../../i18n/message.ts';
import { useWritingAid } from '../../lib/writing/writing-aid.ts';
import { CountedField } from '../../ui/composed/counted-field.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { TextArea } from '../../ui/primitives/text-area.tsx';
import type { PostForm } from './post-form.ts';

/** The long text of a new post, shown only on request. */
export function LongField({ form }: { form: UseFormReturn<PostForm> }) {
  const { t } = useTranslation('posts');
  const message = useMessage();
  const counter = useCounter();
  const text = form.watch('longContent') ?? '';
  const { HelpWhileWriting } = useWritingAid();
  const [requested, setRequested] = useState(false);
  const { setFocus } = form;
  useEffect(() => {
    if (requested) setFocus('longContent');
  }, [requested, setFocus]);
  if (!requested && text === '') {
    return (
      <Button
        variant="quiet"
        size="small"
        className="-ms-3.5 justify-self-start"
        onClick={() => setRequested(true)}
      >
        <Plus className="size-4 shrink-0" aria-hidden="true" />
        {t(($) => $.form.longAdd)}
      </Button>
    );
  }
  return (
    <CountedField
      label={t(($) => $.form.long)}
      hint={t(($) => $.form.longHint)}
      error={message(form.formState.errors.longContent?.message)}
      counter={counter(text, limits.longContent)}
      under={<HelpWhileWriting text={text} otherText={form.watch('shortContent')} />}
    >
      {(control) => <TextArea {...control} {...form.register('longContent')} />}
    </CountedField>
  );
}
