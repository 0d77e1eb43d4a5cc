import type { ModerationStatus } from '@halved/shared/contract/scalars';
import type { LucideIcon } from 'lucide-react';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import Flag from 'lucide-react/icons/flag';
import { useTranslation } from 'react-i18next';
import { cx } from '../primitives/cx.ts';

type HeldStatus = Exclude<ModerationStatus, 'approved'>;

/** Pending is yellow, flagged orange, anything else red (docs/product.md §8.1); an icon and a word say the same. */
const looks: Record<HeldStatus, { icon: LucideIcon; style: string }> = {
  pending: { icon: Clock, style: 'border-warn bg-surface text-warn' },
  flagged: { icon: Flag, style: 'border-transparent bg-clay text-on-clay' },
  rejected: { icon: CircleX, style: 'border-err bg-surface text-err' },
};

export interface ModerationBadgeProps {
  status: HeldStatus;
  /** True when the reader is the author; else the reader is a moderator. */
  own: boolean;
}

/** The moderation state of a post or comment that is not approved, and what it means. */
export function ModerationBadge({ status, own }: ModerationBadgeProps) {
  const { t } = useTranslation('posts');
  const ownHint = status === 'rejected' ? t(($) => $.status.hintRejected) : t(($) => $.status.hint);
  const hint = own ? ownHint : t(($) => $.status.hintOthers);
  const { icon: Icon, style } = looks[status];
  return (
    <p className="mt-1 mb-2 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-small">
      <span
        className={cx(
          'inline-flex items-center gap-1.5 rounded-full border-[1.5px] px-2.5 py-0.5 font-semibold',
          style,
        )}
        data-status={status}
      >
        <Icon className="size-4 shrink-0" aria-hidden="true" />
        {t(($) => $.status[status])}
      </span>
      <span className="text-muted">{hint}</span>
    </p>
  );
}
