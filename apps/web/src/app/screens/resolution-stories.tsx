import { useTranslation } from 'react-i18next';
import { StoryBoard } from '../../features/resolutions/story-board.tsx';
import { prefetchStories } from '../../features/resolutions/use-stories.ts';
import { useScrollMemory } from '../../lib/navigation/scroll-memory.ts';
import { Page } from '../../ui/primitives/page.tsx';
import type { Prefetch } from '../screens.ts';

/** With filters in the address, nothing is requested early (boot/first-requests.ts). */
export const prefetch: Prefetch = async (client, search) => {
  if (!search) await prefetchStories(client);
};

/** /resolution-stories (docs/product.md §15.6): how posts were resolved, for everybody to read. */
export function Screen() {
  const { t } = useTranslation('resolutions');
  const { t: common } = useTranslation();
  useScrollMemory();
  return (
    <Page title={common(($) => $.titles.stories)} lead={t(($) => $.stories.lead)}>
      <StoryBoard />
    </Page>
  );
}
