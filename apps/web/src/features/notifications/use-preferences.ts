import type { NotificationPreferences } from '@halved/shared/contract/notifications';
import { times } from '@halved/shared/limits';
import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOptimisticWrite } from '../../lib/cache/optimistic-write.ts';
import { replaceUser, session } from '../../lib/server/session.ts';
import { api, trpc } from '../../lib/server/trpc.ts';

export type PreferenceChange = Partial<NotificationPreferences>;

/** Mail and push belong to the account, which other screens show too. */
function tellAccount({ emailNotifications, pushNotifications }: NotificationPreferences) {
  const now = session.get();
  if (now.status === 'member') replaceUser({ ...now.user, emailNotifications, pushNotifications });
}

/** True for three seconds after each call of `tell` (docs/product.md §11). */
function useSavedMessage() {
  const [told, setTold] = useState(0);
  useEffect(() => {
    if (told === 0) return;
    const timer = setTimeout(setTold, times.preferencesSavedMs, 0);
    return () => clearTimeout(timer);
  }, [told]);
  return { saved: told > 0, tell: () => setTold((times) => times + 1) };
}

/**
 * Each change shows at once, and the changes are saved one after the other. A refused change is undone with a message
 * (docs/product.md §11).
 */
export function usePreferences(stored: NotificationPreferences) {
  const { t } = useTranslation('notifications');
  const client = useQueryClient();
  const [pending, setPending] = useState<readonly PreferenceChange[]>([]);
  const { saved, tell } = useSavedMessage();
  const { write } = useOptimisticWrite({
    scope: 'notification-preferences',
    send: (change: PreferenceChange) => api.notifications.updatePreferences.mutate(change),
    show: (change) => {
      setPending((changes) => [...changes, change]);
      return () => setPending((changes) => changes.filter((other) => other !== change));
    },
    onSuccess: (answer, _, takeBack) => {
      client.setQueryData(getQueryKey(trpc.notifications.preferences, undefined, 'query'), answer);
      tellAccount(answer);
      tell();
      takeBack();
    },
    failed: () => t(($) => $.failed.update),
    refusalText: (_, failed) => failed,
  });
  const shown: NotificationPreferences = Object.assign({ ...stored }, ...pending);
  return { shown, change: write, saved };
}
