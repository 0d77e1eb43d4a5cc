import { useTranslation } from 'react-i18next';
import { useNumber } from '../../lib/texts/number.ts';
import type { Stories } from './use-stories.ts';

/** How many stories were found, told also to those who do not see them come. The place is there before the number. */
export function StoryCount({ stories, narrowed }: { stories: Stories; narrowed: boolean }) {
  const { t } = useTranslation('resolutions');
  const number = useNumber();
  const { data, isCurrent, hasNextPage } = stories;
  const count = data?.length ?? 0;
  const told = { count, number: number(count) };
  const found = hasNextPage ? t(($) => $.stories.foundMany, told) : t(($) => $.stories.found, told);
  return (
    <p role="status" className="mb-3 text-small text-muted empty:hidden">
      {narrowed && data && isCurrent && found}
    </p>
  );
}
