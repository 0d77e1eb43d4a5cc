import type { ModerationStatus } from '@halved/shared/contract/scalars';
import { CircleX, Clock, Flag, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../ui/cx.ts';

type Held = Exclude<ModerationStatus, 'approved'>;

/** Pending is yellow, flagged orange, anything else red (spec 2 §2); an icon and a word say it too. */
const looks: Record<Held, { icon: LucideIcon; style: string }> = {
  pending: { icon: Clock, style: 'border-warn bg-surface text-warn' },
  flagged: { icon: Flag, style: 'border-transparent bg-clay text-on-clay' },
  rejected: { icon: CircleX, style: 'border-err bg-surface text-err' },
};

/** Where a comment stands that is not approved, told to its author. */
export function ModerationBadge({ status }: { status: Held }) {
  const { t } = useTranslation('comments');
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
      <span className="text-muted">{t(($) => $.status.hint)}</span>
    </p>
  );
}
