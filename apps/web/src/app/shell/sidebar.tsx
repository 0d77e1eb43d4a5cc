import { Suspense, useEffect } from 'react';
import { useMedia } from '../../lib/device/media.ts';
import { afterPaint } from '../../lib/rendering/after-paint.ts';
import { lazyPart, preloadPart } from '../../lib/rendering/lazy-part.ts';
import { useUser } from '../../lib/server/session.ts';
import { sidebarId, useSidebar } from './sidebar-state.ts';

const load = () => import('./sidebar-content.tsx');
const SidebarContent = lazyPart(load, (part) => part.SidebarContent);

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
  useEffect(() => afterPaint(() => preloadPart(load)), []);
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
