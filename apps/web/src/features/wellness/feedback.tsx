import type { Progress } from '@halved/shared/contract/wellness';
import { limits } from '@halved/shared/limits';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useCallback, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCounter } from '../../i18n/counter.ts';
import { useMessage } from '../../i18n/message.ts';
import { showFieldErrors } from '../../lib/forms/field-errors.ts';
import { api } from '../../lib/server/trpc.ts';
import { useBusy } from '../../lib/state/busy.ts';
import { toast } from '../../lib/state/toast.ts';
import { useFormDraft, useSaveWhileTyping } from '../../lib/writing/form-draft.ts';
import { useRestoredTexts } from '../../lib/writing/restored-texts.ts';
import { useWritingAid } from '../../lib/writing/writing-aid.ts';
import { CountedField } from '../../ui/composed/counted-field.tsx';
import { DialogFailure, DialogWaiting } from '../../ui/composed/dialog-failure.tsx';
import { Restored } from '../../ui/composed/restored.tsx';
import { StarsInput } from '../../ui/composed/stars.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { TextArea } from '../../ui/primitives/text-area.tsx';
import { FeedbackDraft, FeedbackForm, feedbackInput, feedbackOf, isChanged } from './feedback-fields.ts';
import { useStoreProgress } from './use-store-progress.ts';

export interface FeedbackProps {
  exerciseId: string;
  draftName: string;
  /** The progress as the server has it; null while the server does not know yet that the exercise is completed. */
  before: Progress | null;
  /** Resolves with the completed progress, once the server has it. */
  saved: () => Promise<Progress>;
  onSaved?: (progress: Progress) => void;
}

/**
 * How a completed exercise was: two ratings and a note, all optional. The draft is kept until the server has stored
 * them.
 */
export function Feedback({ exerciseId, draftName, before, saved, onSaved }: FeedbackProps) {
  const { t } = useTranslation('wellness');
  const message = useMessage();
  const counter = useCounter();
  const restoredTexts = useRestoredTexts();
  const { prepare, HelpWhileWriting } = useWritingAid();
  const store = useStoreProgress(exerciseId);
  const [known, setKnown] = useState(before);
  const draft = useFormDraft<FeedbackForm>(draftName, FeedbackDraft);
  const form = useForm<FeedbackForm>({
    resolver: standardSchemaResolver(FeedbackForm),
    mode: 'onChange',
    defaultValues: { ...feedbackOf(before), ...draft.values },
  });
  const [restored] = useState(() => draft.restored && isChanged(form.getValues(), before));
  useSaveWhileTyping(
    form,
    draft.save,
    useCallback((values: FeedbackForm) => isChanged(values, known), [known]),
  );
  const [busy, run] = useBusy();
  const [error, setError] = useState<unknown>(null);
  const values = form.watch();

  const send = async (chosen: FeedbackForm) => {
    setError(null);
    try {
      const { id } = await saved();
      const progress = await api.wellness.updateProgress.mutate({ progressId: id, ...feedbackInput(chosen) });
      setKnown(progress);
      if (!isChanged(form.getValues(), progress)) draft.discard();
      store(progress);
      toast.success(t(($) => $.feedback.saved));
      onSaved?.(progress);
    } catch (refusal) {
      setError(refusal);
      showFieldErrors(form, ['notes'], refusal);
    }
  };
  const startOver = () => {
    form.reset(feedbackOf(known));
    draft.discard();
  };
  const stars = (field: 'rating' | 'effectiveness') => ({
    value: values[field] ?? null,
    onChange: (count: number | null) => form.setValue(field, count, { shouldDirty: true }),
    starLabel: (count: number) => t(($) => $.feedback.star, { count }),
    clearLabel: t(($) => $.feedback.clear),
  });

  return (
    <form
      noValidate
      className="grid gap-5"
      onFocus={prepare}
      onSubmit={form.handleSubmit((chosen) => run(() => send(chosen)))}
    >
      {restored && <Restored texts={restoredTexts} onStartOver={startOver} />}
      <StarsInput legend={t(($) => $.feedback.rating)} {...stars('rating')} />
      <StarsInput
        legend={t(($) => $.feedback.effectiveness)}
        hint={t(($) => $.feedback.effectivenessHint)}
        {...stars('effectiveness')}
      />
      <CountedField
        label={t(($) => $.feedback.notes)}
        hint={t(($) => $.feedback.notesHint)}
        error={message(form.formState.errors.notes?.message)}
        counter={counter(values.notes ?? '', limits.exerciseNotes)}
        under={<HelpWhileWriting text={values.notes ?? ''} />}
      >
        {(control) => <TextArea {...control} {...form.register('notes')} voice />}
      </CountedField>
      <DialogWaiting busy={busy} />
      <DialogFailure error={error} failed={t(($) => $.failed.update)} />
      <Button
        type="submit"
        variant="primary"
        className="justify-self-start"
        busy={busy}
        inactive={!isChanged(values, known)}
      >
        {busy ? t(($) => $.feedback.saving) : t(($) => $.feedback.save)}
      </Button>
    </form>
  );
}
