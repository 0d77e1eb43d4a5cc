import type { ResolutionStory } from '@halved/shared/contract/resolutions';
import { useTranslation } from 'react-i18next';
import { useIsBack } from '../../lib/navigation/scroll-memory.ts';
import { useProgressiveCount } from '../../lib/rendering/progressive.ts';
import { useAccountId } from '../../lib/server/session.ts';
import { links } from '../../links.ts';
import { EmptyState } from '../../ui/composed/empty-state.tsx';
import { LoadFailed } from '../../ui/composed/load-failed.tsx';
import { NextPage } from '../../ui/composed/next-page.tsx';
import { UserCard } from '../../ui/composed/user-card.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { Chip } from '../../ui/primitives/slip.tsx';
import { EndedCard } from './ended-card.tsx';
import type { Stories } from './use-stories.ts';

export interface StoryListProps {
  stories: Stories;
  /** Whether filters leave out some stories. */
  narrowed: boolean;
  onClear: () => void;
}

/** The number of stories that fill a phone's screen. */
const renderedPerStep = 3;

/** A list of stories that loads more as its end comes into view. */
export function StoryList({ stories, narrowed, onClear }: StoryListProps) {
  const { t } = useTranslation('resolutions');
  const { t: common } = useTranslation();
  const { data, isCurrent, isError, hasNextPage } = stories;
  // When somebody returns to the list, the first step renders every story, so that the scroll position can be restored.
  const renderedCount = useProgressiveCount(
    data?.length,
    renderedPerStep,
    useIsBack() ? Infinity : renderedPerStep,
  );
  const failed = t(($) => $.stories.failed);
  const retry = common(($) => $.actions.tryAgain);
  if (!data && isError) return <LoadFailed query={stories} failed={failed} />;
  if (!data || (!isCurrent && data.length === 0)) {
    return <Skeleton label={t(($) => $.stories.loading)} />;
  }
  if (data.length === 0 && !hasNextPage) return <NoStories narrowed={narrowed} onClear={onClear} />;
  return (
    <>
      <ul className="grid gap-5">
        {data.slice(0, renderedCount).map((story) => (
          <li key={story.id}>
            <StoryCard story={story} />
          </li>
        ))}
      </ul>
      {isCurrent && renderedCount === Infinity && (
        <NextPage pages={stories} texts={{ loading: t(($) => $.stories.loadingMore), failed, retry }}>
          <p className="py-8 text-center text-muted">{t(($) => $.stories.end)}</p>
        </NextPage>
      )}
    </>
  );
}

function NoStories({ narrowed, onClear }: Pick<StoryListProps, 'narrowed' | 'onClear'>) {
  const { t } = useTranslation('resolutions');
  if (narrowed) {
    return (
      <EmptyState
        title={t(($) => $.stories.emptyFilter)}
        action={<Button onClick={onClear}>{t(($) => $.stories.clear)}</Button>}
      >
        {t(($) => $.stories.emptyFilterText)}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t(($) => $.stories.empty)}
      action={<LinkButton to={links.feed}>{t(($) => $.stories.toFeed)}</LinkButton>}
    >
      {t(($) => $.stories.emptyText)}
    </EmptyState>
  );
}

/** One story, with its author and its category. */
function StoryCard({ story }: { story: ResolutionStory }) {
  const { t } = useTranslation('categories');
  const { category } = story.post;
  const isOwn = useAccountId() === story.user.id;
  return (
    <EndedCard
      ended={story}
      own={isOwn}
      by={<UserCard user={story.user} to={links.profile(story.user.username)} />}
      chips={category && <Chip>{t(($) => $.names[category])}</Chip>}
    />
  );
}
