import type { Post } from '@halved/shared/contract/posts';
import type { Resolution } from '@halved/shared/contract/resolutions';
import type { QueryResult } from '../../lib/cache/query-result.ts';
import { trpc } from '../../lib/server/trpc.ts';

export interface ResolutionQuery extends QueryResult<Resolution> {
  /** Whether the request is finished, with success or not. */
  isFetched: boolean;
}

/** The resolution of a post. Nothing is requested for an open post. */
export const useResolution = ({ id, isResolved }: Post): ResolutionQuery =>
  trpc.resolutions.get.useQuery({ postId: id }, { enabled: isResolved });
