import { BlogInput } from '@halved/shared/contract/posts';
import { limits } from '@halved/shared/limits';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useCallback, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useCounter } from '../../i18n/counter.ts';
import { useMessage } from '../../i18n/message.ts';
import { showFieldErrors } from '../../lib/forms/field-errors.ts';
import { useWhileMounted } from '../../lib/navigation/while-mounted.ts';
import { useFormDraft, useSaveWhileTyping } from '../../lib/writing/form-draft.ts';
import { useRestoredTexts } from '../../lib/writing/restored-texts.ts';
import { useWritingAid } from '../../lib/writing/writing-aid.ts';
import { ConfirmDialog } from '../../ui/composed/confirm-dialog.tsx';
import { CountedField } from '../../ui/composed/counted-field.tsx';
import { DialogButtons } from '../../ui/composed/dialog-buttons.tsx';
import { DialogFailure, DialogWaiting } from '../../ui/composed/dialog-failure.tsx';
import { LoadFailed } from '../../ui/composed/load-failed.tsx';
import { Restored } from '../../ui/composed/restored.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Dialog } from '../../ui/primitives/dialog.tsx';
import { TextArea } from '../../ui/primitives/text-area.tsx';
import type { EditDialogProps } from './edit-post-dialog.tsx';
import { blogDraft } from './post-draft.ts';
import { useWholePost } from './use-post.ts';
import { useBlog } from './use-update-post.ts';

type BlogForm = z.infer<typeof BlogInput>;
const BlogDraftValues = z.partial(z.object({ longContent: z.string() }));

/**
 * Writes, changes or removes the long text of a post (docs/product.md §3.1). Lists contain only the beginning of a long
 * text, so the whole text is requested first.
 */
export function BlogDialog({ post, onClose }: EditDialogProps) {
  const { t } = useTranslation('posts');
  const { t: common } = useTranslation();
  // The post is fixed when the dialog opens, because a list that refreshes meanwhile must not remove the form.
  const [opened] = useState(post);
  const { wholePost, query } = useWholePost(opened);
  if (wholePost) return <BlogEditor post={wholePost} onClose={onClose} />;
  return (
    <Dialog
      open
      title={t(($) => $.blog.editTitle)}
      closeLabel={common(($) => $.actions.close)}
      onClose={onClose}
    >
      {query.isError ? (
        <LoadFailed query={query} failed={t(($) => $.failed.load)} />
      ) : (
        <p role="status">{t(($) => $.page.loading)}</p>
      )}
    </Dialog>
  );
}

function BlogEditor({ post, onClose }: EditDialogProps) {
  const { t } = useTranslation('posts');
  const restoredTexts = useRestoredTexts();
  const { t: common } = useTranslation();
  const message = useMessage();
  const counter = useCounter();
  const before = post.longContent ?? '';
  const formDraft = useFormDraft<BlogForm>(blogDraft(post.id), BlogDraftValues);
  const form = useForm<BlogForm>({
    resolver: standardSchemaResolver(BlogInput),
    mode: 'onTouched',
    defaultValues: { longContent: before, ...formDraft.values },
  });
  const isChanged = useCallback(({ longContent }: BlogForm) => longContent.trim() !== before, [before]);
  useSaveWhileTyping(form, formDraft.save, isChanged);
  const blog = useBlog(post);
  const whileOpen = useWhileMounted();
  const { HelpWhileWriting, prepare, sending } = useWritingAid();
  const [isAsking, setIsAsking] = useState(false);
  // React Hook Form tracks only the state that is read while rendering, so these values are read before any condition.
  const { errors, isValid } = form.formState;
  const text = form.watch('longContent');

  const finish = async (work: Promise<unknown>) => {
    try {
      await work;
      formDraft.discard();
      whileOpen(onClose);
    } catch (refusal) {
      showFieldErrors(form, ['longContent'], refusal);
    }
  };
  const submit = async ({ longContent }: BlogForm) => {
    if (blog.isPending || !isChanged({ longContent })) return;
    sending(blogDraft(post.id), longContent);
    await finish(blog.save(longContent));
  };

  return (
    <Dialog
      open
      title={before ? t(($) => $.blog.editTitle) : t(($) => $.blog.addTitle)}
      closeLabel={common(($) => $.actions.close)}
      onClose={onClose}
    >
      <form noValidate className="grid gap-5" onFocus={prepare} onSubmit={form.handleSubmit(submit)}>
        {formDraft.restored && (
          <Restored
            texts={restoredTexts}
            onStartOver={() => {
              form.reset({ longContent: before });
              formDraft.discard();
            }}
          />
        )}
        <CountedField
          label={t(($) => $.blog.label)}
          hint={t(($) => $.blog.hint)}
          error={message(errors.longContent?.message)}
          counter={counter(text, limits.longContent)}
          under={<HelpWhileWriting text={text} />}
        >
          {(control) => (
            <TextArea
              {...control}
              {...form.register('longContent')}
              readOnly={blog.isPending}
              voice
              rows={8}
            />
          )}
        </CountedField>
        <DialogWaiting busy={blog.isPending} />
        <DialogFailure error={blog.error} failed={blog.failed} />
        <DialogButtons>
          {before && (
            <Button
              variant="danger"
              className="me-auto"
              inactive={blog.isPending}
              onClick={() => setIsAsking(true)}
            >
              {t(($) => $.blog.remove)}
            </Button>
          )}
          <Button onClick={onClose}>{common(($) => $.actions.cancel)}</Button>
          <Button
            type="submit"
            variant="primary"
            busy={blog.isPending}
            inactive={!isChanged({ longContent: text }) || !isValid}
          >
            {blog.isPending ? t(($) => $.blog.saving) : t(($) => $.blog.save)}
          </Button>
        </DialogButtons>
      </form>
      <ConfirmDialog
        open={isAsking}
        title={t(($) => $.blog.removeAsk)}
        confirmLabel={t(($) => $.blog.removeConfirm)}
        cancelLabel={common(($) => $.actions.cancel)}
        danger
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          void finish(blog.remove());
        }}
      />
    </Dialog>
  );
}
