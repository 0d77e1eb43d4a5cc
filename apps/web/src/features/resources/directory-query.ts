import { worryCategories } from '@halved/shared/categories';
import type { Resource } from '@halved/shared/contract/resources';
import { limits } from '@halved/shared/limits';
import { resourceCosts } from '@halved/shared/resource-kinds';
import { keepPreviousData } from '@tanstack/react-query';
import { nextCursorOf } from '../../lib/cache/next-cursor.ts';
import { uniqueById } from '../../lib/cache/unique-by-id.ts';
import { known } from '../../lib/navigation/known.ts';
import type { UrlFilters } from '../../lib/navigation/url-filters.ts';
import { useSession } from '../../lib/server/session.ts';
import { trpc } from '../../lib/server/trpc.ts';

/** The filters in the URL of the directory, beside the words and the country. */
export const filterNames = ['category', 'cost', 'tags', 'isCrisis'] as const;

/** The filters in the URL. Unknown values count as absent. */
export const readFilters = ({ requested, requestedWords }: UrlFilters) => ({
  words: requestedWords,
  category: known(worryCategories, requested('category')),
  cost: known(resourceCosts, requested('cost')),
  tags: (requested('tags') ?? '')
    .split(',')
    .filter((tag) => tag !== '' && tag.length <= limits.resourceTag)
    .slice(0, limits.resourceTags),
  onlyCrisis: requested('isCrisis') === 'true',
});
export type DirectoryFilters = ReturnType<typeof readFilters>;

/** Whether a filter leaves out some entries of the country. */
export const isNarrowed = ({ words, category, cost, tags, onlyCrisis }: DirectoryFilters): boolean =>
  words !== '' || category !== null || cost !== null || tags.length > 0 || onlyCrisis;

/**
 * The entries of the directory, page by page. The crisis lines stand above the list, so they are part of it only when
 * somebody searches for words or wants crisis lines only.
 */
export function useDirectory(country: string, { words, category, cost, tags, onlyCrisis }: DirectoryFilters) {
  const isSearch = words !== '' || onlyCrisis;
  const isAccountKnown = useSession().status !== 'loading';
  const { data, ...query } = trpc.resources.list.useInfiniteQuery(
    {
      limit: limits.page.size,
      ...(words && { query: words }),
      ...(category && { category }),
      ...(cost && { cost }),
      ...(tags.length > 0 && { tags }),
      ...(country && { country }),
      ...(isSearch ? onlyCrisis && { isCrisis: true } : { isCrisis: false }),
    },
    {
      getNextPageParam: nextCursorOf,
      placeholderData: keepPreviousData,
      enabled: isAccountKnown,
    },
  );
  const entries: Resource[] | undefined = data && uniqueById(data.pages.flatMap((page) => page.resources));
  return { ...query, entries, total: data?.pages[0]?.total ?? 0 };
}
