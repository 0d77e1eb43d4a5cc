import { useLocation } from 'react-router-dom';
import { createStore, useStore } from '../../lib/state/store.ts';

/** The id of the element that the header's toggle shows and hides. */
export const sidebarId = 'sidebar';

/** The page on which the sidebar was unfolded; on the next page it is folded again. */
const unfoldedAt = createStore<string | null>(null);

/** Whether the sidebar is unfolded, and the function that toggles it. On wide screens it is always visible. */
export function useSidebar(): { unfolded: boolean; toggle: () => void } {
  const { pathname } = useLocation();
  const unfolded = useStore(unfoldedAt) === pathname;
  return { unfolded, toggle: () => unfoldedAt.set(unfolded ? null : pathname) };
}
