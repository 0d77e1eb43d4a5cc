import { useTranslation } from 'react-i18next';
import { trpc } from '../../lib/server/trpc.ts';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { HelpsHere } from './helps-here.tsx';
import { StoryCount } from './story-count.tsx';
import { StoryFilters } from './story-filters.tsx';
import { StoryList } from './story-list.tsx';
import { isEverything } from './story-query.ts';
import { useStories } from './use-stories.ts';
import { useStoryQuery } from './use-story-query.ts';

/** What helps here, and the stories: of a category, with the words looked for (docs/product.md §15.6). */
export function StoryBoard() {
  const { t } = useTranslation('resolutions');
  const { asked, typed, change, clear } = useStoryQuery();
  const now = { ...typed, words: typed.words.trim() };
  const stories = useStories(asked, now);
  const narrowed = !isEverything(now);
  const figures = trpc.resolutions.stats.useQuery();
  // The figures stand above: the stories wait for them, so that they are not pushed down.
  if (!figures.isFetched) {
    return (
      <div className="min-h-dvh">
        <Skeleton label={t(($) => $.stories.loading)} />
      </div>
    );
  }
  return (
    <>
      <StoryFilters query={typed} onChange={change} />
      {!narrowed && <HelpsHere stats={figures.data} />}
      <StoryCount stories={stories} narrowed={narrowed} />
      <StoryList stories={stories} narrowed={narrowed} onClear={clear} />
    </>
  );
}
