import type { Post } from '@halved/shared/contract/posts';
import type { Resolution } from '@halved/shared/contract/resolutions';
import type { QueryResult } from '../../lib/cache/query-result.ts';
import { trpc } from '../../lib/server/trpc.ts';

export interface ResolutionQuery extends QueryResult<Resolution> {
  /** There was an answer, or a failure. */
  isFetched: boolean;
}

/** How a worry was resolved; nothing is asked for one that is open. */
export const useResolution = ({ id, isResolved }: Post): ResolutionQuery =>
  trpc.resolutions.get.useQuery({ postId: id }, { enabled: isResolved });
