import type { ModerationItem } from '@halved/shared/contract/moderation';
import type { Decision } from '@halved/shared/moderation-kinds';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCode } from '../../lib/server/api-error.ts';
import { api } from '../../lib/server/trpc.ts';
import { toast } from '../../lib/state/toast.ts';
import { useShowFailure } from '../../lib/texts/failure-text.ts';
import { nameOfItem } from './queue-view.ts';
import { markAsUnread, revisionRead } from './revisions-read.ts';
import { cancelQueueFetches, refetchQueue, removeFromQueue } from './use-queue.ts';

export interface Decided {
  item: ModerationItem;
  decision: Decision;
  note: string;
  /** Called when the server has accepted the decision, so that the draft can be removed. */
  onAccepted?: () => void;
}

export interface Decisions {
  decide: (decided: Decided) => void;
  /** Whether the decision is still being sent. The queue already shows its result. */
  isUnderWay: (item: ModerationItem) => boolean;
}

/** Whether somebody else has decided, or the author has rewritten the words, since the moderator read the item. */
const isOutdated = (error: unknown) =>
  errorCode(error) === 'ALREADY_DECIDED' || errorCode(error) === 'PRECONDITION_FAILED';

/** Approves and rejects. A decided item leaves the queue at once, and returns if the server refuses. */
export function useDecisions(): Decisions {
  const client = useQueryClient();
  const { t } = useTranslation('moderation');
  const showFailure = useShowFailure(t(($) => $.decide.failed));
  const [underWay, setUnderWay] = useState<ReadonlySet<string>>(new Set());
  const change = (item: ModerationItem, started: boolean) =>
    setUnderWay((before) => {
      const next = new Set(before);
      if (started) next.add(nameOfItem(item));
      else next.delete(nameOfItem(item));
      return next;
    });
  const successText = ({ item, decision }: Decided) => {
    const wasApproved = item.status === 'approved';
    if (decision === 'approve') return wasApproved ? t(($) => $.decide.kept) : t(($) => $.decide.approved);
    return wasApproved ? t(($) => $.decide.takenDown) : t(($) => $.decide.rejected);
  };
  const { mutate } = useMutation({
    mutationFn: ({ item, decision, note }: Decided) => {
      const { kind, id, decidedAt } = item;
      const read = { decidedAt, revision: revisionRead(item) };
      return api.moderation.decide.mutate({ kind, id, decision, ...read, ...(note.trim() && { note }) });
    },
    onMutate: ({ item }) => change(item, true),
    onSuccess: async (_, decided) => {
      decided.onAccepted?.();
      markAsUnread(decided.item);
      await cancelQueueFetches(client);
      removeFromQueue(client, decided.item);
      // Lists that contain the item are requested again when they are next shown.
      const rejectedKey = [['moderation', 'queue'], { input: { status: 'rejected' } }];
      for (const queryKey of [[['posts']], [['comments']], [['moderation', 'log']], rejectedKey]) {
        void client.invalidateQueries({ queryKey, refetchType: 'none' });
      }
      toast.success(successText(decided));
    },
    onError: async (error, { item }) => {
      // The author has deleted the item meanwhile, so nothing is left to decide.
      if (errorCode(error) === 'NOT_FOUND') removeFromQueue(client, item);
      showFailure(error);
      if (!isOutdated(error)) return;
      markAsUnread(item);
      // The item stays hidden until the queue has loaded its current state.
      await refetchQueue(client);
    },
    onSettled: (_data, _error, { item }) => change(item, false),
  });
  return { decide: mutate, isUnderWay: (item) => underWay.has(nameOfItem(item)) };
}
