import type { NotificationPreferences } from '@halved/shared/contract/notifications';
import { times } from '@halved/shared/limits';
import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOptimisticWrite } from '../../lib/cache/optimistic-write.ts';
import { usePendingChanges } from '../../lib/cache/pending-changes.ts';
import { replaceUser, session } from '../../lib/server/session.ts';
import { api, trpc } from '../../lib/server/trpc.ts';

export type PreferenceChange = Partial<NotificationPreferences>;

/** Updates mail and push in the account, because other screens show them too. */
function updateAccount({ emailNotifications, pushNotifications }: NotificationPreferences) {
  const current = session.get();
  if (current.status === 'member') replaceUser({ ...current.user, emailNotifications, pushNotifications });
}

/** `saved` is true for three seconds after each call of `showSaved` (docs/product.md §11). */
function useSavedMessage() {
  const [savedCount, setSavedCount] = useState(0);
  useEffect(() => {
    if (savedCount === 0) return;
    const timer = setTimeout(setSavedCount, times.preferencesSavedMs, 0);
    return () => clearTimeout(timer);
  }, [savedCount]);
  return { saved: savedCount > 0, showSaved: () => setSavedCount((times) => times + 1) };
}

/**
 * Each change shows at once, and the changes are saved one after the other. A refused change is undone with a message
 * (docs/product.md §11).
 */
export function usePreferences(stored: NotificationPreferences) {
  const { t } = useTranslation('notifications');
  const client = useQueryClient();
  const [pending, show] = usePendingChanges<PreferenceChange>();
  const { saved, showSaved } = useSavedMessage();
  const { write } = useOptimisticWrite({
    scope: 'notification-preferences',
    send: (change: PreferenceChange) => api.notifications.updatePreferences.mutate(change),
    show,
    onSuccess: (response, _, undo) => {
      client.setQueryData(getQueryKey(trpc.notifications.preferences, undefined, 'query'), response);
      updateAccount(response);
      showSaved();
      undo();
    },
    failed: () => t(($) => $.failed.update),
    refusalText: (_, failed) => failed,
  });
  const preferences: NotificationPreferences = Object.assign({ ...stored }, ...pending);
  return { preferences, change: write, saved };
}
