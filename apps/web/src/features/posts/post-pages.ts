import type { Post, PostPage } from '@halved/shared/contract/posts';
import type { QueryResult } from '../../lib/cache/query-result.ts';
import type { PagedQuery } from '../../ui/composed/next-page.tsx';

/** What a list needs of a paged query, whichever call it makes. */
export interface PostPages extends QueryResult<{ pages: PostPage[]; pageParams: unknown[] }>, PagedQuery {}

/** All worries of the loaded pages, each once: what moved from one page to the next stands where it was first. */
export function postsOf(data: PostPages['data']): Post[] {
  const seen = new Set<string>();
  return (data?.pages ?? []).flatMap(({ posts }) =>
    posts.filter(({ id }) => {
      if (seen.has(id)) return false;
      seen.add(id);
      return true;
    }),
  );
}

/** Whether the list still begins with its newest entries: the oldest pages kept are 50 (docs/product.md §10.2). */
export const beginsAtTop = (data: PostPages['data']): boolean => !data?.pageParams[0];
