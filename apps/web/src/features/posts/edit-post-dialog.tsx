import type { Post } from '@halved/shared/contract/posts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useCallback } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showFieldErrors } from '../../lib/forms/field-errors.ts';
import { useWhileMounted } from '../../lib/navigation/while-mounted.ts';
import { useFormDraft, useSaveWhileTyping } from '../../lib/writing/form-draft.ts';
import { useRestoredTexts } from '../../lib/writing/restored-texts.ts';
import { useWritingAid } from '../../lib/writing/writing-aid.ts';
import { DialogFailure, DialogWaiting } from '../../ui/composed/dialog-failure.tsx';
import { Restored } from '../../ui/composed/restored.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Dialog } from '../../ui/primitives/dialog.tsx';
import { editDraft } from './post-draft.ts';
import { PostFields } from './post-fields.tsx';
import { changesOf, formOf, hasChanges, PostDraftValues, PostForm, postFields } from './post-form.ts';
import { ScheduleFields } from './schedule-fields.tsx';
import { useUpdatePost } from './use-update-post.ts';

export interface EditDialogProps {
  post: Post;
  onClose: () => void;
}

/** Edits one's own post. Its time can be changed only before it is published (docs/product.md §3.3). */
export function EditPostDialog({ post, onClose }: EditDialogProps) {
  const { t } = useTranslation('posts');
  const restoredTexts = useRestoredTexts();
  const { t: common } = useTranslation();
  const formDraft = useFormDraft<PostForm>(editDraft(post.id), PostDraftValues);
  const form = useForm<PostForm>({
    resolver: standardSchemaResolver(PostForm),
    mode: 'onTouched',
    defaultValues: { ...formOf(post), ...formDraft.values },
  });
  const isChanged = useCallback((values: PostForm) => hasChanges(values, post), [post]);
  useSaveWhileTyping(form, formDraft.save, isChanged);
  // React Hook Form tracks only the state that is read while rendering, so it is read before any condition.
  const { isValid } = form.formState;
  const { save, isPending, error } = useUpdatePost(post);
  const whileOpen = useWhileMounted();
  const { prepare, sending } = useWritingAid();

  const submit = async (values: PostForm) => {
    if (isPending || !isChanged(values)) return;
    sending(editDraft(post.id), values.shortContent);
    try {
      await save(changesOf(values, post));
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
              form.reset(formOf(post));
              formDraft.discard();
            }}
          />
        )}
        <fieldset role="presentation" disabled={isPending} className="grid gap-5">
          <PostFields form={form} />
          {post.publishedAt === null && <ScheduleFields form={form} />}
        </fieldset>
        <DialogWaiting busy={isPending} />
        <DialogFailure error={error} failed={t(($) => $.failed.update)} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{common(($) => $.actions.cancel)}</Button>
          <Button
            type="submit"
            variant="primary"
            busy={isPending}
            inactive={!isChanged(form.watch()) || !isValid}
          >
            {isPending ? t(($) => $.edit.saving) : t(($) => $.edit.save)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
