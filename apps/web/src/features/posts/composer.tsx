import type { User } from '@halved/shared/contract/users';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useCallback, useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showFieldErrors } from '../../lib/forms/field-errors.ts';
import { useQueuedWriteText } from '../../lib/texts/queued-write.ts';
import { useFormDraft, useSaveWhileTyping } from '../../lib/writing/form-draft.ts';
import { joinTexts, useOtherDraftTexts } from '../../lib/writing/other-drafts.ts';
import { useRestoredTexts } from '../../lib/writing/restored-texts.ts';
import { useDraftSent } from '../../lib/writing/sent-drafts.ts';
import { useWritingAid } from '../../lib/writing/writing-aid.ts';
import { OtherDrafts } from '../../ui/composed/other-drafts.tsx';
import { Restored } from '../../ui/composed/restored.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { useIsSharing } from './is-sharing.ts';
import { LongField } from './long-field.tsx';
import { OverflowOffer } from './overflow-offer.tsx';
import { postDraft } from './post-draft.ts';
import { PostFields } from './post-fields.tsx';
import {
  blankForm,
  formText,
  hasWords,
  PostDraftValues,
  PostForm,
  postFields,
  toNewPost,
} from './post-form.ts';
import { ScheduleFields } from './schedule-fields.tsx';
import { useSharePost } from './use-share-post.ts';

export interface ComposerProps {
  user: User;
  /** Whether somebody has just opened the form. */
  takeFocus: boolean;
  /** Called when the post was shared or the form closed. A closed form keeps its draft. */
  onClose: () => void;
}

/** The form for a new post (docs/product.md §10.4). The draft is kept until the server has accepted it. */
export function Composer({ user, takeFocus, onClose }: ComposerProps) {
  const { t } = useTranslation('posts');
  const otherTexts = useOtherDraftTexts();
  const formDraft = useFormDraft<PostForm>(postDraft, PostDraftValues);
  const restoredTexts = useRestoredTexts(formDraft);
  const blank = blankForm(user.privacyLevel);
  const form = useForm<PostForm>({
    resolver: standardSchemaResolver(PostForm),
    mode: 'onTouched',
    defaultValues: { ...blank, ...formDraft.values },
  });
  useSaveWhileTyping(form, formDraft.save, hasWords);
  const share = useSharePost(user);
  const aid = useWritingAid();
  // This is a ref, because a double click is faster than the render that would update state.
  const sending = useRef(false);

  const submit = async (values: PostForm) => {
    if (sending.current) return;
    sending.current = true;
    const input = toNewPost(values);
    aid.sending(postDraft, [input.shortContent, input.longContent ?? ''].join('\n'));
    try {
      await share.writeAsync({
        input,
        key: formDraft.idempotencyKeyFor(input),
        onAccepted: formDraft.discard,
      });
    } catch (error) {
      showFieldErrors(form, postFields, error);
    } finally {
      sending.current = false;
    }
  };
  const addOther = (from: string) => {
    const otherDraft = formDraft.others.find(({ slot }) => slot === from)?.values ?? {};
    for (const field of ['shortContent', 'longContent'] as const) {
      const text = joinTexts(form.getValues(field) ?? '', otherDraft[field] ?? '');
      form.setValue(field, text, { shouldDirty: true, shouldValidate: true });
    }
    formDraft.removeOther(from);
    form.setFocus('shortContent');
  };
  const startOver = () => {
    form.reset(blank);
    formDraft.discard();
    form.setFocus('shortContent');
  };

  const { setFocus } = form;
  useEffect(() => {
    if (!takeFocus) return;
    // This effect runs after the page has moved the focus to its heading.
    const timer = setTimeout(() => {
      const isFocusElsewhere = document.activeElement?.matches('a, button, input, select, textarea');
      if (!isFocusElsewhere) setFocus('worryPrompt');
    });
    return () => clearTimeout(timer);
  }, [takeFocus, setFocus]);

  const busy = useIsSharing();
  const wasBusy = useRef(busy);
  // An empty draft means that the server has accepted the post.
  const isAccepted = useCallback(() => Object.keys(formDraft.read()).length === 0, [formDraft.read]);
  useEffect(() => {
    // This is an effect, so that nothing is closed after somebody has left the page.
    if (wasBusy.current && !busy && isAccepted()) onClose();
    wasBusy.current = busy;
  }, [busy, isAccepted, onClose]);
  // A post that an earlier page kept may be sent before this form notices that it is busy. A form that somebody has
  // opened since, for other words, stays open.
  useDraftSent(postDraft, () => {
    if (isAccepted() && (formDraft.restored || !takeFocus)) onClose();
  });
  const queuedText = useQueuedWriteText();
  const scheduled = form.watch('isScheduled');
  const ready = form.formState.isValid;
  const submitLabel = scheduled ? t(($) => $.form.submitLater) : t(($) => $.form.submit);
  return (
    <form
      noValidate
      aria-label={t(($) => $.form.title)}
      className="grid gap-5 rounded-card rounded-es-tail border border-hair bg-surface p-4 sm:p-6"
      onFocus={aid.prepare}
      onSubmit={form.handleSubmit(submit)}
    >
      {formDraft.restored && !busy && <Restored texts={restoredTexts} onStartOver={startOver} />}
      <OtherDrafts
        texts={otherTexts}
        others={formDraft.others.map(({ slot, values }) => ({ slot, text: formText(values) }))}
        onAdd={addOther}
        onRemove={formDraft.removeOther}
      />
      <fieldset role="presentation" disabled={busy} className="grid gap-5">
        <PostFields form={form} under={<OverflowOffer form={form} />} />
        <LongField form={form} />
        <ScheduleFields form={form} />
      </fieldset>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" size="large" busy={busy} inactive={!ready}>
          {busy ? t(($) => $.form.submitting) : submitLabel}
        </Button>
        <Button variant="quiet" onClick={onClose} inactive={busy && !queuedText}>
          {t(($) => $.form.close)}
        </Button>
        <p role="status" className="text-small text-muted empty:absolute">
          {busy && queuedText}
        </p>
        {!ready && <p className="text-small text-muted">{t(($) => $.form.incomplete)}</p>}
      </div>
    </form>
  );
}
