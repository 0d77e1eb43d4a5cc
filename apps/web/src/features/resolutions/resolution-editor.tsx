import type { Post } from '@halved/shared/contract/posts';
import type { Resolution } from '@halved/shared/contract/resolutions';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useCallback, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showFieldErrors } from '../../lib/forms/field-errors.ts';
import { useWhileMounted } from '../../lib/navigation/while-mounted.ts';
import { useBusy } from '../../lib/state/busy.ts';
import { useFormDraft, useSaveWhileTyping } from '../../lib/writing/form-draft.ts';
import { useRestoredTexts } from '../../lib/writing/restored-texts.ts';
import { useWritingAid } from '../../lib/writing/writing-aid.ts';
import { DialogButtons } from '../../ui/composed/dialog-buttons.tsx';
import { DialogFailure, DialogWaiting } from '../../ui/composed/dialog-failure.tsx';
import { Restored } from '../../ui/composed/restored.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { ResolutionConflict } from './resolution-conflict.tsx';
import { resolutionDraft } from './resolution-draft.ts';
import { ResolutionFields } from './resolution-fields.tsx';
import {
  formOf,
  isChanged,
  ResolutionDraftValues,
  ResolutionForm,
  resolutionInput,
} from './resolution-form.ts';
import { isResolvedAlready, useResolve } from './use-resolve.ts';

export interface ResolutionEditorProps {
  post: Post;
  /** The existing resolution; null for an open post. */
  existing: Resolution | null;
  onClose: () => void;
}

/** The form of a resolution. The draft is kept until the server has accepted it. */
export function ResolutionEditor({ post, existing, onClose }: ResolutionEditorProps) {
  const { t } = useTranslation('resolutions');
  const { t: common } = useTranslation();
  const restoredTexts = useRestoredTexts();
  const { prepare, sending } = useWritingAid();
  const draft = resolutionDraft(post.id);
  const [before, setBefore] = useState(existing);
  const formDraft = useFormDraft<ResolutionForm>(draft, ResolutionDraftValues);
  const form = useForm<ResolutionForm>({
    resolver: standardSchemaResolver(ResolutionForm),
    mode: 'onChange',
    defaultValues: { ...formOf(before), ...formDraft.values },
  });
  const [restored] = useState(() => formDraft.restored && isChanged(form.getValues(), existing));
  useEffect(() => {
    // The server already has this resolution: it was saved before, and only the response was lost.
    if (formDraft.restored && !restored) formDraft.discard();
  }, [formDraft.discard, formDraft.restored, restored]);
  const worthKeeping = useCallback((values: ResolutionForm) => isChanged(values, before), [before]);
  useSaveWhileTyping(form, formDraft.save, worthKeeping);
  const { save, adopt, error } = useResolve(post, before);
  const [busy, run] = useBusy();
  const whileOpen = useWhileMounted();
  const changed = isChanged(form.watch(), before);

  const submit = async (values: ResolutionForm) => {
    if (!isChanged(values, before)) return;
    const words = resolutionInput(values);
    sending(draft, [words.resolutionStory, ...words.copingMethods].join('\n'));
    try {
      await save(words);
      formDraft.discard();
      whileOpen(onClose);
    } catch (refusal) {
      if (!isResolvedAlready(refusal)) return showFieldErrors(form, ['resolutionStory'], refusal);
      await adopt().then(setBefore, () => undefined);
    }
  };
  const focusMissingMethod = () => {
    if (form.getFieldState('methods').error?.root) form.setFocus('methods.0.words');
  };
  const startOver = () => {
    form.reset(formOf(before));
    formDraft.discard();
  };

  return (
    <form
      noValidate
      className="grid gap-5"
      onFocus={prepare}
      onSubmit={form.handleSubmit((values) => run(() => submit(values)), focusMissingMethod)}
    >
      {before === null && <p className="text-muted">{t(($) => $.dialog.lead)}</p>}
      {before !== existing && before && <ResolutionConflict existing={before} onKeep={onClose} />}
      {restored && <Restored texts={restoredTexts} onStartOver={startOver} />}
      <fieldset role="presentation" disabled={busy} className="grid min-w-0 gap-6">
        <ResolutionFields post={post} form={form} />
      </fieldset>
      <DialogWaiting busy={busy} />
      <DialogFailure error={error} failed={before ? t(($) => $.form.saveFailed) : t(($) => $.form.failed)} />
      <DialogButtons>
        <Button onClick={onClose}>{common(($) => $.actions.cancel)}</Button>
        <Submit editing={before !== null} busy={busy} inactive={before !== null && !changed} />
      </DialogButtons>
    </form>
  );
}

interface SubmitProps {
  editing: boolean;
  busy: boolean;
  inactive: boolean;
}

function Submit({ editing, busy, inactive }: SubmitProps) {
  const { t } = useTranslation('resolutions');
  const idleLabel = editing ? t(($) => $.form.save) : t(($) => $.form.submit);
  const busyLabel = editing ? t(($) => $.form.saving) : t(($) => $.form.submitting);
  return (
    <Button type="submit" variant="primary" busy={busy} inactive={inactive}>
      {busy ? busyLabel : idleLabel}
    </Button>
  );
}
