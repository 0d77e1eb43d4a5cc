import type { NotificationPreferences } from '@halved/shared/contract/notifications';
import { times } from '@halved/shared/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { replaceUser, session } from '../../lib/server/session.ts';
import { api, trpc } from '../../lib/server/trpc.ts';
import { toast } from '../../lib/state/toast.ts';

export type PreferenceChange = Partial<NotificationPreferences>;

/** Mail and push stand with the account, which other screens show as well. */
function tellAccount({ emailNotifications, pushNotifications }: NotificationPreferences) {
  const now = session.get();
  if (now.status === 'member') replaceUser({ ...now.user, emailNotifications, pushNotifications });
}

/** True for three seconds after each `tell` (docs/product.md §11). */
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
 * Each change shows at once and is saved, one after the other; what the server refuses is as before, and said
 * (docs/product.md §11).
 */
export function usePreferences(stored: NotificationPreferences) {
  const { t } = useTranslation('notifications');
  const client = useQueryClient();
  const [pending, setPending] = useState<readonly PreferenceChange[]>([]);
  const { saved, tell } = useSavedMessage();
  const { mutate } = useMutation({
    scope: { id: 'notification-preferences' },
    mutationFn: (change: PreferenceChange) => api.notifications.updatePreferences.mutate(change),
    onSuccess: (answer) => {
      client.setQueryData(getQueryKey(trpc.notifications.preferences, undefined, 'query'), answer);
      tellAccount(answer);
      tell();
    },
    onError: () => toast.error(t(($) => $.failed.update)),
    onSettled: (_, __, change) => setPending((changes) => changes.filter((other) => other !== change)),
  });
  const change = (next: PreferenceChange) => {
    setPending((changes) => [...changes, next]);
    mutate(next);
  };
  const shown: NotificationPreferences = Object.assign({ ...stored }, ...pending);
  return { shown, change, saved };
}
