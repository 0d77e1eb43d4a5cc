import type { Notification } from '@halved/shared/contract/notifications';
import Check from 'lucide-react/icons/check';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Ago } from '../../ui/composed/ago.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { cx } from '../../ui/primitives/cx.ts';
import { CheckInAnswers } from './check-in-answers.tsx';
import { isKnownType, TypeSign } from './type-sign.tsx';

export interface NotificationRowProps {
  notification: Notification;
  /** The address that the whole row links to; null if the row is no link. */
  to: string | null;
  onFollow: () => void;
  /** Marks the notification as read. Resolves with whether it succeeded. */
  onRead?: () => Promise<boolean>;
}

/** One notification: what happened, its type, its time and, as a word and a dot, whether it is unread. */
export function NotificationRow({ notification, to, onFollow, onRead }: NotificationRowProps) {
  const { t } = useTranslation('notifications');
  const row = useRef<HTMLLIElement>(null);
  const { type, title, message, isRead, createdAt, checkIn } = notification;
  const markRead = async (button: HTMLElement) => {
    if (!(await onRead?.())) return;
    // The button disappears, so its focus moves to the row. Safari gives a clicked button no focus.
    const { activeElement, body } = document;
    if (activeElement === button || activeElement === body) row.current?.focus({ preventScroll: true });
  };
  return (
    <li
      ref={row}
      tabIndex={-1}
      data-unread={isRead ? undefined : ''}
      className={cx('relative flex items-start gap-3 border-b border-hair p-4', to && 'hover:bg-calm')}
    >
      <TypeSign type={type} />
      <div className="min-w-0 grow leading-snug">
        <p className={cx(!isRead && 'font-semibold')}>
          {to ? (
            <Link to={to} onClick={onFollow} className="no-underline after:absolute after:inset-0">
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        {message && <p className="mt-0.5 text-small text-muted">{message}</p>}
        {checkIn && <CheckInAnswers checkIn={checkIn} onLeave={onFollow} />}
        <p className="mt-1 flex flex-wrap items-center gap-x-2 text-small text-muted">
          <span>
            {isKnownType(type) && (
              <>
                <span>{t(($) => $.types[type])}</span>
                {' · '}
              </>
            )}
            <Ago moment={createdAt} />
          </span>
          {!isRead && (
            <span className="inline-flex items-center gap-1.5 font-semibold text-tide">
              <span className="size-2 rounded-full bg-tide" aria-hidden="true" />
              {t(($) => $.unread)}
            </span>
          )}
        </p>
      </div>
      {onRead && !isRead && (
        <Button
          variant="quiet"
          size="small"
          className="relative shrink-0 px-0! sm:px-3!"
          aria-label={t(($) => $.markOne, { title })}
          onClick={({ currentTarget }) => void markRead(currentTarget)}
        >
          <Check className="size-5 shrink-0" aria-hidden="true" />
          <span className="hidden sm:inline">{t(($) => $.markOneShort)}</span>
        </Button>
      )}
    </li>
  );
}
