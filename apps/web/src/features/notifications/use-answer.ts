import type { CheckInAnswer } from '@halved/shared/check-in-kinds';
import type { CheckIn } from '@halved/shared/contract/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { invalidate } from '../../lib/cache/invalidate.ts';
import { type OptimisticMutation, useOptimisticWrite } from '../../lib/cache/optimistic-write.ts';
import { api } from '../../lib/server/trpc.ts';
import { links } from '../../links.ts';
import { showAnswer } from './cache.ts';

export interface CheckInAnswerInput {
  /** The id of the check-in. */
  id: string;
  answer: CheckInAnswer;
}

/**
 * Answers check-ins (docs/product.md §11.1). “Resolved” then opens the form that resolves the post; the answer alone
 * does not resolve it.
 */
export function useAnswer(): OptimisticMutation<CheckInAnswerInput, CheckIn> {
  const { t } = useTranslation('notifications');
  const client = useQueryClient();
  const navigate = useNavigate();
  return useOptimisticWrite<CheckInAnswerInput, CheckIn>({
    send: (input) => api.notifications.answerCheckIn.mutate(input),
    show: (input) => showAnswer(client, input),
    onSuccess: ({ answer, postId }) => {
      void invalidate(client, { queryKey: [['notifications']] });
      if (answer === 'resolved' && postId) void navigate(links.resolve(postId));
    },
    failed: () => t(($) => $.checkIns.failed),
    scope: 'check-in',
  });
}
