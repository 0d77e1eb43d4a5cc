import type { CheckInAnswer } from '@halved/shared/check-in-kinds';
import type { CheckIn } from '@halved/shared/contract/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { invalidate } from '../../lib/cache/invalidate.ts';
import { type OptimisticMutation, useOptimisticWrite } from '../../lib/cache/optimistic-write.ts';
import { leavePage } from '../../lib/navigation/leave-page.ts';
import { api } from '../../lib/server/trpc.ts';
import { links } from '../../links.ts';
import { showAnswer } from './cache.ts';

export interface CheckInAnswerInput {
  /** The id of the check-in. */
  id: string;
  answer: CheckInAnswer;
  /** The earlier answer, which shows again if the server refuses the new one. */
  before: CheckInAnswer | null;
}

/**
 * Answers check-ins (docs/product.md §11.1). “Resolved” then opens the form that resolves the post, unless the reader
 * has gone to another page meanwhile; the answer alone does not resolve it.
 */
export function useAnswer(): OptimisticMutation<CheckInAnswerInput, CheckIn> {
  const { t } = useTranslation('notifications');
  const client = useQueryClient();
  const navigate = useNavigate();
  // The path is compared instead of asking whether this component is mounted, because the bell closes its panel at once.
  const answeredAt = useRef('');
  return useOptimisticWrite<CheckInAnswerInput, CheckIn>({
    send: ({ id, answer }) => api.notifications.answerCheckIn.mutate({ id, answer }),
    show: ({ id, answer, before }) => {
      answeredAt.current = location.pathname;
      showAnswer(client, id, answer);
      return () => showAnswer(client, id, before);
    },
    onSuccess: ({ answer, postId }) => {
      void invalidate(client, { queryKey: [['notifications']] });
      const isHere = location.pathname === answeredAt.current;
      if (answer === 'resolved' && postId && isHere) {
        leavePage(() => void navigate(links.resolve(postId)));
      }
    },
    failed: () => t(($) => $.checkIns.failed),
    scope: 'check-in',
  });
}
