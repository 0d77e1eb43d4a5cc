import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/server/trpc.ts';
import { log } from '../../lib/state/log.ts';
import { showRead } from './cache.ts';

export interface MarkRead {
  /** Resolves with whether the server accepted the change. */
  one: (id: string) => Promise<boolean>;
  all: () => Promise<boolean>;
}

const lists = { queryKey: [['notifications', 'list']] };

/**
 * Marks notifications as read. The change is shown after the server has accepted it; a failure is only logged
 * (docs/product.md §10.3).
 */
export function useMarkRead(): MarkRead {
  const client = useQueryClient();
  const mark = async (call: () => Promise<{ unreadCount: number }>, isRead: (id: string) => boolean) => {
    try {
      const { unreadCount } = await call();
      // Requests in flight are cancelled, because their responses predate this change and would undo it.
      await client.cancelQueries(lists);
      showRead(client, isRead, unreadCount);
      // A list whose first load was cancelled has no data, so it is requested again.
      void client.refetchQueries({ ...lists, type: 'active', predicate: ({ state }) => !state.data });
      return true;
    } catch (error) {
      log('Notifications could not be marked as read', error);
      return false;
    }
  };
  return {
    one: (id) =>
      mark(
        () => api.notifications.read.mutate({ id }),
        (candidate) => candidate === id,
      ),
    all: () =>
      mark(
        () => api.notifications.readAll.mutate(),
        () => true,
      ),
  };
}
