import type { Post } from '@halved/shared/contract/posts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../ui/composed/load-failed.tsx';
import { Dialog } from '../../ui/primitives/dialog.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { ResolutionEditor } from './resolution-editor.tsx';
import { useResolution } from './use-resolution.ts';

export interface ResolutionDialogProps {
  post: Post;
  onClose: () => void;
}

/** Writes or edits the resolution of a post (docs/product.md §6.1). */
export function ResolutionDialog({ post, onClose }: ResolutionDialogProps) {
  const { t } = useTranslation('resolutions');
  const { t: common } = useTranslation();
  // Whether an existing resolution is edited. The value is fixed when the dialog opens, because sending a new
  // resolution marks the post as resolved at once.
  const [editing] = useState(post.isResolved);
  const title = editing ? t(($) => $.dialog.editTitle) : t(($) => $.dialog.title);
  return (
    <Dialog open title={title} closeLabel={common(($) => $.actions.close)} onClose={onClose}>
      {editing ? (
        <ExistingResolution post={post} onClose={onClose} />
      ) : (
        <ResolutionEditor post={post} existing={null} onClose={onClose} />
      )}
    </Dialog>
  );
}

/** The form of an existing resolution. It is shown when the resolution has loaded. */
function ExistingResolution({ post, onClose }: ResolutionDialogProps) {
  const { t } = useTranslation('resolutions');
  const query = useResolution(post);
  if (query.data) return <ResolutionEditor post={post} existing={query.data} onClose={onClose} />;
  if (!query.error) return <Skeleton label={t(($) => $.dialog.loading)} count={1} lines={6} />;
  return <LoadFailed query={query} failed={t(($) => $.dialog.loadFailed)} />;
}
