import type { Post } from '@halved/shared/contract/posts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../lib/failure-text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ResolutionEditor } from './resolution-editor.tsx';
import { useResolution } from './use-resolution.ts';

export interface ResolutionDialogProps {
  post: Post;
  onClose: () => void;
}

/** Tells how a worry was resolved, or changes what was told (spec 2 §2 "Post menu"). */
export function ResolutionDialog({ post, onClose }: ResolutionDialogProps) {
  const { t } = useTranslation('resolutions');
  const { t: common } = useTranslation();
  // The worry shows as resolved as soon as the form is sent; what the form is for stays.
  const [editing] = useState(post.isResolved);
  const title = editing ? t(($) => $.dialog.editTitle) : t(($) => $.dialog.title);
  return (
    <Dialog open title={title} closeLabel={common(($) => $.actions.close)} onClose={onClose}>
      {editing ? (
        <Told post={post} onClose={onClose} />
      ) : (
        <ResolutionEditor post={post} told={null} onClose={onClose} />
      )}
    </Dialog>
  );
}

/** The form over what was told, once that is known. */
function Told({ post, onClose }: ResolutionDialogProps) {
  const { t } = useTranslation('resolutions');
  const { t: common } = useTranslation();
  const failure = useFailureText();
  const { data, error, isFetching, refetch } = useResolution(post);
  if (data) return <ResolutionEditor post={post} told={data} onClose={onClose} />;
  if (!error) return <Skeleton label={t(($) => $.dialog.loading)} count={1} lines={6} />;
  return (
    <ErrorState
      message={failure(
        error,
        t(($) => $.dialog.loadFailed),
      )}
      retryLabel={common(($) => $.actions.tryAgain)}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
