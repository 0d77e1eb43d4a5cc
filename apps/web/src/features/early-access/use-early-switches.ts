import type { EarlyFeature } from '@halved/shared/early-features';
import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useTranslation } from 'react-i18next';
import { useOptimisticWrite } from '../../lib/cache/optimistic-write.ts';
import { usePendingChanges } from '../../lib/cache/pending-changes.ts';
import { replaceUser, session } from '../../lib/server/session.ts';
import { api, trpc } from '../../lib/server/trpc.ts';

interface Switch {
  key: EarlyFeature;
  enabled: boolean;
}

/** Puts what is on into the account, where the screens look for it. */
function updateAccount(features: readonly Switch[]) {
  const current = session.get();
  const earlyFeatures = features.filter(({ enabled }) => enabled).map(({ key }) => key);
  if (current.status === 'member') replaceUser({ ...current.user, earlyFeatures });
}

/** Each switch shows its change at once. A refused change is undone with a message. */
export function useEarlySwitches<Feature extends Switch>(stored: readonly Feature[]) {
  const { t } = useTranslation('early');
  const client = useQueryClient();
  const [pending, show] = usePendingChanges<Switch>();
  const { write } = useOptimisticWrite({
    scope: 'early-access',
    send: (change: Switch) => api.users.updateEarlyAccess.mutate(change),
    show,
    onSuccess: (response, _, undo) => {
      client.setQueryData(getQueryKey(trpc.users.earlyAccess, undefined, 'query'), response);
      updateAccount(response.features);
      undo();
    },
    failed: () => t(($) => $.saveFailed),
  });
  const features = stored.map((feature) => ({
    ...feature,
    enabled: pending.findLast(({ key }) => key === feature.key)?.enabled ?? feature.enabled,
  }));
  return { features, turn: write };
}
