import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { shortcutsShown, useKeysInUse } from '../../lib/navigation/keys-in-use.ts';
import { leavePage } from '../../lib/navigation/leave-page.ts';
import { isNoShortcut } from '../../lib/navigation/shortcuts.ts';
import { links } from '../../links.ts';

/** The shortcuts of every page. */
export const shellKeys = { share: 'n', search: '/', list: '?' } as const;

/** The first field for a search that is on the screen, and not in a closed part of it. */
const searchField = (): HTMLInputElement | undefined =>
  [...document.querySelectorAll<HTMLInputElement>('main input[type=search]')].find(
    (field) => field.getClientRects().length > 0,
  );

/**
 * Listens for the shortcuts of every page: n begins a worry, / goes to the search of the page, or to the feed if the
 * page has none, and ? lists all shortcuts.
 */
export function useShellKeys(): void {
  const inUse = useKeysInUse();
  const navigate = useNavigate();
  useEffect(() => {
    if (!inUse) return;
    const go = (path: string) => leavePage(() => void navigate(path));
    const onKeyDown = (event: KeyboardEvent) => {
      if (isNoShortcut(event)) return;
      if (event.key === shellKeys.list) shortcutsShown.set(true);
      else if (event.key === shellKeys.share) go(links.share);
      else if (event.key === shellKeys.search) {
        const field = searchField();
        if (field) field.focus();
        else go(links.feed);
      } else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [inUse, navigate]);
}
