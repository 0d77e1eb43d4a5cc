import type { Post } from '@halved/shared/contract/posts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showFieldErrors } from '../../lib/forms/field-errors.ts';
import { useWhileMounted } from '../../lib/navigation/while-mounted.ts';
import { useFormDraft, useSaveWhileTyping } from '../../lib/writing/form-draft.ts';
import { useRestoredTexts } from '../../lib/writing/restored-texts.ts';
import { useWritingAid } from '../../lib/writing/writing-aid.ts';
import { DialogButtons } from '../../ui/composed/dialog-buttons.tsx';
import { DialogFailure, DialogWaiting } from '../../ui/composed/dialog-failure.tsx';
import { Restored } from '../../ui/composed/restored.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Dialog } from '../../ui/primitives/dialog.tsx';
import { editDraft } from './post-draft.ts';
import { PostFields } from './post-fields.tsx';
import {
  changedFieldsOf,
  changesOf,
  formOf,
  hasChanges,
  PostDraftValues,
  PostForm,
  postFields,
} from './post-form.ts';
import { ScheduleFields } from './schedule-fields.tsx';
import { useUpdatePost } from './use-update-post.ts';

export interface EditDialogProps {
  post: Post;
  onClose: () => void;
}

/**
 * Edits one's own post. Its time can be changed only before it is published (docs/product.md §3.3). Only what differs
 * from the post that the author saw when the dialog opened is kept and sent. Otherwise a post that another device made
 * private meanwhile would be public again.
 */
export function EditPostDialog({ post, onClose }: EditDialogProps) {
  const [opened] = useState(post);
  const { publishedAt } = post;
  const before = useMemo(() => ({ ...opened, publishedAt }), [opened, publishedAt]);
  const { t } = useTranslation('posts');
  const restoredTexts = useRestoredTexts();
  const { t: common } = useTranslation();
  const formDraft = useFormDraft<PostForm>(editDraft(post.id), PostDraftValues);
  const form = useForm<PostForm>({
    resolver: standardSchemaResolver(PostForm),
    mode: 'onTouched',
    defaultValues: { ...formOf(before), ...formDraft.values },
  });
  const { getValues, setValue } = form;
  const { save: saveDraft } = formDraft;
  const isChanged = useCallback((values: PostForm) => hasChanges(values, before), [before]);
  const saveChanged = useCallback(
    (values: Partial<PostForm> | null) =>
      saveDraft(values && changedFieldsOf({ ...formOf(before), ...values }, before)),
    [saveDraft, before],
  );
  useSaveWhileTyping(form, saveChanged, isChanged);
  // A time that has come would make the form invalid, and its field is not shown any more.
  useEffect(() => {
    if (publishedAt !== null && getValues('isScheduled')) {
      setValue('isScheduled', false, { shouldValidate: true });
    }
  }, [publishedAt, getValues, setValue]);
  // React Hook Form tracks only the state that is read while rendering, so it is read before any condition.
  const { isValid } = form.formState;
  const { save, isPending, error } = useUpdatePost(post);
  const whileOpen = useWhileMounted();
  const { prepare, sending } = useWritingAid();

  const submit = async (values: PostForm) => {
    if (isPending || !isChanged(values)) return;
    sending(editDraft(post.id), values.shortContent);
    try {
      await save(changesOf(values, before));
      formDraft.discard();
      whileOpen(onClose);
    } catch (refusal) {
      showFieldErrors(form, postFields, refusal);
    }
  };

  return (
    <Dialog open title={t(($) => $.edit.title)} closeLabel={common(($) => $.actions.close)} onClose={onClose}>
      <form noValidate className="grid gap-5" onFocus={prepare} onSubmit={form.handleSubmit(submit)}>
        {formDraft.restored && (
          <Restored
            texts={restoredTexts}
            onStartOver={() => {
              form.reset(formOf(before));
              formDraft.discard();
            }}
          />
        )}
        <fieldset role="presentation" disabled={isPending} className="grid gap-5">
          <PostFields form={form} />
          {publishedAt === null && <ScheduleFields form={form} />}
        </fieldset>
        <DialogWaiting busy={isPending} />
        <DialogFailure error={error} failed={t(($) => $.failed.update)} />
        <DialogButtons>
          <Button onClick={onClose}>{common(($) => $.actions.cancel)}</Button>
          <Button
            type="submit"
            variant="primary"
            busy={isPending}
            inactive={!isChanged(form.watch()) || !isValid}
          >
            {isPending ? t(($) => $.edit.saving) : t(($) => $.edit.save)}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
