import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../lib/texts/failure-text.ts';
import { commentAnchor } from '../../links.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { isWriting } from './is-writing.ts';
import type { Comments } from './use-thread.ts';

export interface MoreCommentsProps {
  pages: Comments;
  /** Whether more comments have been requested at least once. */
  requested: boolean;
  label: string;
  onMore: () => Promise<unknown>;
}

/**
 * The button that loads more comments. Their number is announced, and the first new one takes the focus, unless somebody
 * is writing meanwhile.
 */
export function MoreComments({ pages, requested, label, onMore }: MoreCommentsProps) {
  const { t } = useTranslation('comments');
  const { t: common } = useTranslation();
  const failure = useFailureText();
  const { comments, hasNextPage, isFetchingNextPage, error } = pages;
  const idsBefore = useRef<ReadonlySet<string>>(null);
  const [arrived, setArrived] = useState(0);
  useEffect(() => {
    const known = idsBefore.current;
    const added = known ? comments.filter(({ id }) => !known.has(id)) : [];
    const [first] = added;
    if (!first) return;
    idsBefore.current = null;
    setArrived(added.length);
    if (!isWriting()) document.getElementById(commentAnchor(first.id))?.focus();
  }, [comments]);
  const busy = isFetchingNextPage || (requested && hasNextPage && pages.isFetching);
  const failed = requested && error !== null && !busy;
  const loadMore = () => {
    idsBefore.current = new Set(comments.map(({ id }) => id));
    void (failed && !pages.isFetchNextPageError ? pages.refetch() : onMore());
  };
  return (
    <>
      {failed && (
        <p role="alert" className="mt-3 text-small text-err">
          {failure(
            error,
            t(($) => $.failed.load),
          )}
        </p>
      )}
      {hasNextPage && (
        <Button size="small" className="mt-3" busy={busy} onClick={loadMore}>
          {failed ? common(($) => $.actions.tryAgain) : label}
        </Button>
      )}
      <p role="status" className="sr-only">
        {busy && t(($) => $.loadingMore)}
        {!busy && arrived > 0 && t(($) => $.arrived, { count: arrived })}
      </p>
    </>
  );
}
