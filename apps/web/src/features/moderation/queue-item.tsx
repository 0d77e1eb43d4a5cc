import type { ModerationItem } from '@halved/shared/contract/moderation';
import type { Decision } from '@halved/shared/moderation-kinds';
import { Suspense, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '../../lib/server/session.ts';
import { links } from '../../links.ts';
import { Ago } from '../../ui/composed/ago.tsx';
import { nameOf } from '../../ui/composed/user-card.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { cx } from '../../ui/primitives/cx.ts';
import { Chip, Slip } from '../../ui/primitives/slip.tsx';
import { ItemDetails } from './item-details.tsx';
import { LazyRejectForm } from './lazy-forms.ts';
import { queueKeys, useKeysInUse } from './queue-keys.ts';
import { nameOfItem } from './queue-view.ts';
import { SuspendButton } from './suspend-button.tsx';

export interface QueueItemProps {
  item: ModerationItem;
  onDecide: (decision: Decision, note: string, onAccepted?: () => void) => void;
}

/** One item of the queue: why it waits, its author and the possible decisions. Its text starts folded. */
export function QueueItem({ item, onDecide }: QueueItemProps) {
  const { t } = useTranslation('moderation');
  const id = useId();
  const [open, setOpen] = useState(false);
  const [rejecting, setRejecting] = useState(false);
  const rejectButton = useRef<HTMLButtonElement>(null);
  const keysInUse = useKeysInUse();
  const keyOf = (key: string) => (keysInUse ? { 'aria-keyshortcuts': key } : {});
  const { author, kind, reason, status } = item;
  const session = useSession();
  // Moderators cannot decide on their own texts.
  const isOwn = session.status === 'member' && session.user.id === author?.id;
  const isApproved = status === 'approved';
  const why = t(($) => $.why[reason]);
  const name = author ? nameOf(author) : t(($) => $.item.left);
  const rejectLabel = isApproved ? t(($) => $.decide.takeDown) : t(($) => $.decide.reject);
  const giveUp = () => {
    setRejecting(false);
    rejectButton.current?.focus();
  };
  return (
    <Slip
      kind={kind === 'post' ? 'worry' : 'reply'}
      tabIndex={-1}
      data-case={nameOfItem(item)}
      aria-label={t(($) => $.item.label, { kind: t(($) => $.item[kind]), name, why })}
      className={cx(
        'grid scroll-mt-6 grid-cols-1 gap-4 focus:outline-2 focus:outline-offset-2 focus:outline-focus',
        kind === 'comment' && 'bg-calm/45!',
      )}
    >
      <div className="grid gap-2">
        <h2 className="text-large">{why}</h2>
        <p className="flex flex-wrap items-baseline gap-x-2 text-small text-muted">
          <span>
            {t(($) => $.item[kind])} {t(($) => $.item.by)}{' '}
            {author ? (
              <Link to={links.profile(author.username)} className="underline underline-offset-4">
                <bdi>{name}</bdi>
              </Link>
            ) : (
              name
            )}
          </span>
          <Ago moment={item.createdAt} />
        </p>
        <div className="flex flex-wrap gap-2">
          {item.isUrgent && <Chip className="bg-clay! text-on-clay">{t(($) => $.filters.urgent)}</Chip>}
          <Chip className="bg-sunk!">{t(($) => $.statuses[status])}</Chip>
          {item.reports.length > 0 && (
            <Chip className="bg-sunk!">{t(($) => $.item.reports, { number: item.reports.length })}</Chip>
          )}
        </div>
      </div>
      <div id={id} hidden={!open}>
        {open && <ItemDetails item={item} isOwn={isOwn} />}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="small"
          {...keyOf(queueKeys.open)}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? t(($) => $.item.fold) : t(($) => $.item.read)}
        </Button>
        {!isOwn && (
          <>
            <Button
              size="small"
              variant="primary"
              {...keyOf(queueKeys.approve)}
              onClick={() => onDecide('approve', '')}
            >
              {isApproved ? t(($) => $.decide.keep) : t(($) => $.decide.approve)}
            </Button>
            <Button
              ref={rejectButton}
              size="small"
              {...keyOf(queueKeys.reject)}
              aria-expanded={rejecting}
              onClick={() => setRejecting(!rejecting)}
            >
              {rejectLabel}
            </Button>
            {author && <SuspendButton member={{ id: author.id, name }} shortcut={keyOf(queueKeys.suspend)} />}
          </>
        )}
      </div>
      {isOwn && <p className="text-small text-muted">{t(($) => $.item.own)}</p>}
      <Suspense fallback={null}>
        {rejecting && (
          <LazyRejectForm
            name={nameOfItem(item)}
            label={rejectLabel}
            onCancel={giveUp}
            onReject={(note, onAccepted) => onDecide('reject', note, onAccepted)}
          />
        )}
      </Suspense>
    </Slip>
  );
}
