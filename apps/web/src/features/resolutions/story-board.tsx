import { useTranslation } from 'react-i18next';
import { useUrlFilters } from '../../lib/navigation/url-filters.ts';
import { trpc } from '../../lib/server/trpc.ts';
import { useNumber } from '../../lib/texts/number.ts';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { HelpsHere } from './helps-here.tsx';
import { StoryFilters } from './story-filters.tsx';
import { StoryList } from './story-list.tsx';
import { isEverything, requestedQuery } from './story-query.ts';
import type { Stories } from './use-stories.ts';
import { useStories } from './use-stories.ts';

/** What helps in this community, and the stories, filtered by category and search words (docs/product.md §15.6). */
export function StoryBoard() {
  const { t } = useTranslation('resolutions');
  const filters = useUrlFilters();
  const requested = requestedQuery(filters);
  const current = { ...requested, words: filters.words.trim() };
  const stories = useStories(requested, current);
  const narrowed = !isEverything(current);
  const stats = trpc.resolutions.stats.useQuery();
  // The stories are rendered after the statistics above them, so that the statistics do not push them down.
  if (!stats.isFetched) {
    return <Skeleton label={t(($) => $.stories.loading)} />;
  }
  return (
    <>
      <StoryFilters filters={filters} query={current} />
      {!narrowed && <HelpsHere stats={stats.data} />}
      <StoryCount stories={stories} narrowed={narrowed} />
      <StoryList stories={stories} narrowed={narrowed} onClear={() => filters.clear(['category'])} />
    </>
  );
}

/**
 * The number of stories found, which is also announced. The element exists before its text, because screen readers
 * announce only changes of an existing element.
 */
function StoryCount({ stories, narrowed }: { stories: Stories; narrowed: boolean }) {
  const { t } = useTranslation('resolutions');
  const number = useNumber();
  const { data, isCurrent, hasNextPage } = stories;
  const count = data?.length ?? 0;
  const counts = { count, number: number(count) };
  const text = hasNextPage ? t(($) => $.stories.foundMany, counts) : t(($) => $.stories.found, counts);
  return (
    <p role="status" className="mb-3 text-small text-muted empty:absolute">
      {narrowed && data && isCurrent && text}
    </p>
  );
}
