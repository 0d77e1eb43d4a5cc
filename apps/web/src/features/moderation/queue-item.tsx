import type { ModerationItem } from '@halved/shared/contract/moderation';
import { memo, Suspense, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../lib/server/session.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { cx } from '../../ui/primitives/cx.ts';
import { Slip } from '../../ui/primitives/slip.tsx';
import { DecisionButtons, type ItemForm, useRejectLabel } from './decision-buttons.tsx';
import { ItemDetails } from './item-details.tsx';
import { ItemHead, useNameOf } from './item-head.tsx';
import { LazyHandOverForm, LazyRejectForm } from './lazy-forms.ts';
import { queueKeys, useKeyShown } from './queue-keys.ts';
import { useUnfoldsAll } from './queue-unfold.ts';
import { nameOfItem } from './queue-view.ts';
import { useClaim } from './use-claim.ts';
import type { Decided } from './use-decisions.ts';

export interface QueueItemProps {
  item: ModerationItem;
  /** The same function at each render. */
  onDecide: (decided: Decided) => void;
}

/**
 * One item of the queue: why it waits, its author and the possible decisions. Its text starts folded, unless the
 * moderator has all texts unfolded. Whoever opens it claims it, and gives it back by folding it. In a queue of hundreds,
 * only the items that have changed are rendered again.
 */
export const QueueItem = memo(function QueueItem({ item, onDecide }: QueueItemProps) {
  const { t } = useTranslation('moderation');
  const nameOf = useNameOf();
  const keyShown = useKeyShown();
  const rejectLabel = useRejectLabel(item);
  const id = useId();
  const unfoldsAll = useUnfoldsAll();
  const [isOpened, setIsOpened] = useState(false);
  const open = unfoldsAll || isOpened;
  const [form, setForm] = useState<ItemForm | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { author, kind, reason } = item;
  // Moderators cannot decide on their own texts.
  const isOwn = useUser()?.id === author?.id;
  const claims = useClaim(item);
  const toggle = () => {
    setIsOpened(!isOpened);
    if (isOwn) return;
    if (isOpened) claims.release();
    else claims.claim();
  };
  const giveUp = () => {
    setForm(null);
    opener.current?.focus();
  };
  return (
    <Slip
      kind={kind === 'post' ? 'worry' : 'reply'}
      tabIndex={-1}
      data-case={nameOfItem(item)}
      aria-label={t(($) => $.item.label, {
        kind: t(($) => $.item[kind]),
        name: nameOf(author),
        why: t(($) => $.why[reason]),
      })}
      className={cx(
        'grid scroll-mt-6 grid-cols-1 gap-4 focus:outline-2 focus:outline-offset-2 focus:outline-focus',
        kind === 'comment' && 'bg-calm/45!',
      )}
    >
      <ItemHead item={item} />
      <div id={id} hidden={!open}>
        {open && <ItemDetails item={item} isOwn={isOwn} />}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {unfoldsAll ? (
          !isOwn && (
            <Button
              size="small"
              {...keyShown(queueKeys.open)}
              aria-pressed={claims.isMine}
              onClick={claims.isMine ? claims.release : claims.claim}
            >
              {claims.isMine ? t(($) => $.claim.giveBack) : t(($) => $.claim.take)}
            </Button>
          )
        ) : (
          <Button
            size="small"
            {...keyShown(queueKeys.open)}
            aria-expanded={open}
            aria-controls={id}
            onClick={toggle}
          >
            {open ? t(($) => $.item.fold) : t(($) => $.item.read)}
          </Button>
        )}
        {!isOwn && (
          <DecisionButtons item={item} form={form} onForm={setForm} opener={opener} onDecide={onDecide} />
        )}
      </div>
      {isOwn && <p className="text-small text-muted">{t(($) => $.item.own)}</p>}
      <Suspense fallback={null}>
        {form === 'reject' && (
          <LazyRejectForm
            name={nameOfItem(item)}
            label={rejectLabel}
            onCancel={giveUp}
            onReject={(note, onAccepted) => onDecide({ item, decision: 'reject', note, onAccepted })}
          />
        )}
        {form === 'handOver' && (
          <LazyHandOverForm
            item={item}
            onCancel={giveUp}
            onDone={() => {
              setIsOpened(false);
              giveUp();
            }}
          />
        )}
      </Suspense>
    </Slip>
  );
});
