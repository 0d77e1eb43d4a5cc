import { lazy, Suspense, useEffect } from 'react';
import { useMedia } from '../../lib/device/media.ts';
import { afterPaint } from '../../lib/rendering/after-paint.ts';
import { loadWhenAwake } from '../../lib/server/load-when-awake.ts';
import { useUser } from '../../lib/server/session.ts';
import { sidebarId, useSidebar } from './sidebar-state.ts';

const load = () => loadWhenAwake(() => import('./sidebar-content.tsx'));
const SidebarContent = lazy(async () => ({ default: (await load()).SidebarContent }));

/** From this width on the sidebar is beside the page (the breakpoint lg of the styles). */
const wideScreen = '(min-width: 64rem)';

/**
 * The member's sidebar: their name, Quick Stats and their pages (docs/product.md §15.1). Behind its toggle it also has
 * the language and the logout.
 */
export function Sidebar() {
  const user = useUser();
  const { unfolded } = useSidebar();
  const wide = useMedia(wideScreen);
  const isVisible = unfolded || wide;
  // A phone shows nothing of the sidebar at first, so its content does not delay the first paint.
  useEffect(() => afterPaint(() => void load().catch(() => undefined)), []);
  return (
    <aside
      id={sidebarId}
      hidden={!isVisible}
      className="border-b border-hair px-4 py-5 lg:sticky lg:top-11 lg:self-start lg:border-b-0 lg:py-10 lg:pe-0"
    >
      {isVisible && user && (
        <Suspense>
          <SidebarContent user={user} />
        </Suspense>
      )}
    </aside>
  );
}
