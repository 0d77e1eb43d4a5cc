import { useTranslation } from 'react-i18next';
import type { Stories } from './use-stories.ts';

/** How many stories were found, told also to those who do not see them come. The place is there before the number. */
export function StoryCount({ stories, narrowed }: { stories: Stories; narrowed: boolean }) {
  const { t } = useTranslation('resolutions');
  const { data, isCurrent, hasNextPage } = stories;
  const count = data?.length ?? 0;
  const found = hasNextPage ? t(($) => $.stories.foundMany, { count }) : t(($) => $.stories.found, { count });
  return (
    <p role="status" className="mb-3 text-small text-muted empty:hidden">
      {narrowed && data && isCurrent && found}
    </p>
  );
}
