import type { ModerationItem } from '@halved/shared/contract/moderation';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorCode } from '../../lib/server/api-error.ts';
import { useUser } from '../../lib/server/session.ts';
import { api } from '../../lib/server/trpc.ts';
import { log } from '../../lib/state/log.ts';
import { toast } from '../../lib/state/toast.ts';
import { cancelQueueFetches, refetchQueue, replaceInQueue } from './use-queue.ts';

/** The claim of an item that still holds; null if nobody looks at it. */
export const claimOf = ({ claim }: Pick<ModerationItem, 'claim'>): ModerationItem['claim'] =>
  claim && Date.parse(claim.until) > Date.now() ? claim : null;

/** Whether the viewer looks at an item. */
const isClaimedBy = (item: Pick<ModerationItem, 'claim'>, id: string | undefined): boolean =>
  id !== undefined && claimOf(item)?.by.id === id;

export interface Claims {
  /** Shows the other moderators that the viewer looks at the item. */
  claim: () => void;
  /** Gives the item back. */
  release: () => void;
  isMine: boolean;
}

/**
 * The viewer's claim of an item. A claim is a courtesy, so a failure stops nobody from reading or deciding: somebody
 * who was faster is named at the item, and any other failure is only logged.
 */
export function useClaim(item: ModerationItem): Claims {
  const { t } = useTranslation('moderation');
  const client = useQueryClient();
  const isMine = isClaimedBy(item, useUser()?.id);
  const { kind, id } = item;
  const send = async (call: typeof api.moderation.claim | typeof api.moderation.release) => {
    try {
      const changed = await call.mutate({ kind, id });
      // Requests in flight predate the claim and would take it back on screen.
      await cancelQueueFetches(client);
      replaceInQueue(client, changed);
    } catch (error) {
      if (errorCode(error) !== 'ALREADY_CLAIMED') return log('A claim could not be changed', error);
      toast.success(t(($) => $.claim.taken));
      await refetchQueue(client);
    }
  };
  return {
    claim: () => void send(api.moderation.claim),
    release: () => void (isMine && send(api.moderation.release)),
    isMine,
  };
}

/** Gives back every item that the viewer has claimed, such as before a break. */
export async function releaseAll(items: readonly ModerationItem[], viewerId: string): Promise<void> {
  const mine = items.filter((item) => isClaimedBy(item, viewerId));
  await Promise.allSettled(mine.map(({ kind, id }) => api.moderation.release.mutate({ kind, id })));
}
