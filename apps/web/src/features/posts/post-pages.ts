import type { Post, PostPage } from '@halved/shared/contract/posts';
import type { QueryResult } from '../../lib/cache/query-result.ts';
import { uniqueById } from '../../lib/cache/unique-by-id.ts';
import type { PagedQuery } from '../../ui/composed/next-page.tsx';

/** What a list needs of a paged query, whichever operation it calls. */
export interface PostPages extends QueryResult<{ pages: PostPage[]; pageParams: unknown[] }>, PagedQuery {}

/** The posts of all loaded pages, each once. A post that moved to another page stays at its first position. */
export const postsOf = (data: PostPages['data']): Post[] =>
  uniqueById((data?.pages ?? []).flatMap(({ posts }) => posts));

/**
 * Whether the list still begins with its newest posts. At most 50 pages are kept, so the first ones may be dropped
 * (docs/product.md §10.2).
 */
export const beginsAtTop = (data: PostPages['data']): boolean => !data?.pageParams[0];

/** A list without its further pages. */
export const firstPage = <Page, Param>(
  data: { pages: Page[]; pageParams: Param[] } | undefined,
): { pages: Page[]; pageParams: Param[] } | undefined =>
  data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) };
