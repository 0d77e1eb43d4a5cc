import type { User } from '@halved/shared/contract/users';
import { minuteMs } from '@halved/shared/durations';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { usePolling } from '../../lib/server/polling.ts';
import { refreshUser, useUser } from '../../lib/server/session.ts';
import { storedSuspension, storeSuspension } from '../../lib/server/tokens.ts';
import { useLongDate } from '../../lib/texts/dates.ts';
import { links } from '../../links.ts';
import { Notice } from '../../ui/primitives/notice.tsx';
import { TextLink } from '../../ui/primitives/text-link.tsx';

/** The suspension, which the device knows before the account has loaded, so that the notice pushes nothing down then. */
function useSuspension(): User['suspension'] {
  const user = useUser();
  useEffect(() => {
    if (user) storeSuspension(user.suspension);
  }, [user]);
  return user ? user.suspension : storedSuspension();
}

/** After the end of a suspension loads the account again, once a minute until the server agrees that it is over. */
function useRefreshAfter(end: string | null): void {
  const poll = usePolling(minuteMs, end !== null);
  useEffect(() => {
    if (end === null || !poll) return;
    const refreshIfOver = () => {
      if (Date.parse(end) <= Date.now()) void refreshUser();
    };
    const timer = setInterval(refreshIfOver, poll);
    return () => clearInterval(timer);
  }, [end, poll]);
}

/** Tells a suspended member on every screen that nothing can be sent, until when, and what still works. */
export function SuspendedNotice() {
  const { t } = useTranslation();
  const longDate = useLongDate();
  const suspension = useSuspension();
  useRefreshAfter(suspension?.until ?? null);
  if (!suspension) return null;
  const { until } = suspension;
  const date = until && longDate(until);
  return (
    <div className="mx-auto max-w-page px-4 pt-6">
      <Notice role="status">
        <p className="font-semibold">
          {date ? t(($) => $.suspended.until, { date }) : t(($) => $.suspended.open)}
        </p>
        <p>{t(($) => $.suspended.text)}</p>
        <p className="flex flex-wrap gap-x-5 gap-y-2">
          <TextLink to={links.settings}>{t(($) => $.suspended.settings)}</TextLink>
          <TextLink to={links.guidelines}>{t(($) => $.suspended.guidelines)}</TextLink>
        </p>
      </Notice>
    </div>
  );
}
