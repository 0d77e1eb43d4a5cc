import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsMuted } from '../../lib/texts/is-muted.ts';
import { Folded } from './folded.tsx';

export interface UnlessMutedProps {
  /** What is looked through for muted words. */
  texts: readonly (string | null | undefined)[];
  /** Whether the reader wrote it, who reads it unfolded. */
  own: boolean;
  children: ReactNode;
}

/** Somebody else's words, folded if they contain a word that the reader has muted. The namespace `posts` is loaded. */
export function UnlessMuted({ texts, own, children }: UnlessMutedProps) {
  const { t } = useTranslation('posts');
  const isMuted = useIsMuted(texts);
  if (own || !isMuted) return children;
  const labels = {
    note: t(($) => $.muted.note),
    show: t(($) => $.muted.show),
    hide: t(($) => $.card.sensitiveHide),
  };
  return <Folded texts={labels}>{children}</Folded>;
}
