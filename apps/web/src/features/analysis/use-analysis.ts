import type { Analysis, SimilarWorry } from '@halved/shared/contract/analysis';
import type { Post } from '@halved/shared/contract/posts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useTranslation } from 'react-i18next';
import { invalidate } from '../../lib/cache/invalidate.ts';
import { patchPost } from '../../lib/cache/post-cache.ts';
import type { QueryResult } from '../../lib/cache/query-result.ts';
import { useUser } from '../../lib/server/session.ts';
import { api, trpc } from '../../lib/server/trpc.ts';
import { useOneAtATime } from '../../lib/state/busy.ts';
import { toast } from '../../lib/state/toast.ts';
import { useShowFailure } from '../../lib/texts/failure-text.ts';

/** The analysis of a post; NOT_FOUND if it was never analyzed. */
export const useAnalysis = (postId: string): QueryResult<Analysis> => trpc.analysis.get.useQuery({ postId });

/** Requests an analysis before its screen opens. */
export const prefetchAnalysis = (client: QueryClient, postId: string): Promise<void> =>
  client.prefetchQuery({
    queryKey: getQueryKey(trpc.analysis.get, { postId }, 'query'),
    queryFn: () => api.analysis.get.query({ postId }),
  });

/** Whether the viewer may repeat the analysis, as the owner and moderators may (docs/product.md §9.1). */
export function useMayAnalyze({ userId }: Post): boolean {
  const user = useUser();
  return user !== null && (user.id === userId || user.role !== 'member');
}

/** Repeats the analysis of a post, and requests its similar posts again (docs/product.md §9.1). */
export function useAnalyze(postId: string) {
  const client = useQueryClient();
  const { t } = useTranslation('analysis');
  const showFailure = useShowFailure(t(($) => $.failed.analyze));
  const { mutateAsync } = useMutation({
    mutationFn: () => api.analysis.analyze.mutate({ postId }),
    onSuccess: (analysis) => {
      client.setQueryData<Analysis>(getQueryKey(trpc.analysis.get, { postId }, 'query'), analysis);
      void invalidate(client, { queryKey: [['analysis', 'similar'], { input: { postId } }] });
      patchPost(client, postId, (post) => ({ ...post, category: analysis.category }));
      toast.success(t(($) => $.panel.done));
    },
    onError: showFailure,
  });
  const [busy, analyze] = useOneAtATime(mutateAsync);
  return { analyze, busy };
}

/** Public posts similar to a public post, most similar first. */
export const useSimilar = (
  { id: postId, privacyLevel }: Post,
  limit: number,
): QueryResult<{ similar: SimilarWorry[] }> =>
  trpc.analysis.similar.useQuery({ postId, limit }, { enabled: privacyLevel === 'public' });
