import type { ResolutionStory } from '@halved/shared/contract/resolutions';
import { useTranslation } from 'react-i18next';
import { links } from '../../links.ts';
import { UserCard } from '../../ui/composed/user-card.tsx';
import { Chip } from '../../ui/primitives/slip.tsx';
import { EndedCard } from './ended-card.tsx';

/** One story, with who tells it and what it is about. */
export function StoryCard({ story }: { story: ResolutionStory }) {
  const { t } = useTranslation('categories');
  const { category } = story.post;
  return (
    <EndedCard
      ended={story}
      by={<UserCard user={story.user} to={links.profile(story.user.username)} />}
      chips={category && <Chip>{t(($) => $.names[category])}</Chip>}
    />
  );
}
