import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMessage } from '../../i18n/message.ts';
import { Checkbox } from '../../ui/primitives/checkbox.tsx';
import { DateTimeInput } from '../../ui/primitives/date-time-input.tsx';
import { Field } from '../../ui/primitives/field.tsx';
import type { PostForm } from './post-form.ts';

/** Schedules the post. The earliest time in the picker is now (docs/product.md §3.3). */
export function ScheduleFields({ form }: { form: UseFormReturn<PostForm> }) {
  const { t } = useTranslation('posts');
  const message = useMessage();
  const [now] = useState(() => new Date());
  const isScheduled = form.watch('isScheduled');
  return (
    <div className="grid gap-2">
      <Checkbox
        {...form.register('isScheduled', { onChange: () => form.clearErrors('scheduledFor') })}
        label={t(($) => $.form.later)}
        hint={t(($) => $.form.laterHint)}
      />
      {isScheduled && (
        <Field label={t(($) => $.form.when)} error={message(form.formState.errors.scheduledFor?.message)}>
          {(control) => <DateTimeInput {...control} {...form.register('scheduledFor')} min={now} />}
        </Field>
      )}
    </div>
  );
}
