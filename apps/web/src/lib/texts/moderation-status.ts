import type { ModerationStatus } from '@halved/shared/contract/scalars';
import { useTranslation } from 'react-i18next';

export type HeldStatus = Exclude<ModerationStatus, 'approved'>;

/** What a status is called, and what it means for whoever reads it: the author, or a moderator. */
export function useHeldText(): (status: HeldStatus, own: boolean) => { label: string; hint: string } {
  const { t } = useTranslation('posts');
  return (status, own) => {
    const toAuthor = status === 'rejected' ? t(($) => $.status.hintRejected) : t(($) => $.status.hint);
    return { label: t(($) => $.status[status]), hint: own ? toAuthor : t(($) => $.status.hintOthers) };
  };
}
