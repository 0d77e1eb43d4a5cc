import type { AdvancedPrivacy } from '@halved/shared/contract/advanced-privacy';
import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useTranslation } from 'react-i18next';
import { useOptimisticWrite } from '../../lib/cache/optimistic-write.ts';
import { usePendingChanges } from '../../lib/cache/pending-changes.ts';
import { api, trpc } from '../../lib/server/trpc.ts';
import { toast } from '../../lib/state/toast.ts';

export type { AdvancedPrivacy };

type Change = Partial<AdvancedPrivacy>;

/** Each change shows at once and is saved by itself. A refused change is undone with a message. */
export function useAdvancedPrivacy(stored: AdvancedPrivacy) {
  const { t } = useTranslation('settings');
  const client = useQueryClient();
  const [pending, show] = usePendingChanges<Change>();
  const { write } = useOptimisticWrite({
    scope: 'advanced-privacy',
    send: (change: Change) => api.users.updateAdvancedPrivacy.mutate(change),
    show,
    onSuccess: (response, _, undo) => {
      client.setQueryData(getQueryKey(trpc.users.advancedPrivacy, undefined, 'query'), response);
      toast.success(t(($) => $.advanced.saved));
      undo();
    },
    failed: () => t(($) => $.advanced.saveFailed),
  });
  const privacy: AdvancedPrivacy = Object.assign({ ...stored }, ...pending);
  return { privacy, change: write };
}
