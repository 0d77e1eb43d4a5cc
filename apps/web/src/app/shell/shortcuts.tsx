import { shortcutsShown } from '../../lib/navigation/keys-in-use.ts';
import { useStore } from '../../lib/state/store.ts';
import { useShellKeys } from './shell-keys.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';

/** Listens for the shortcuts of every page, and lists them when somebody asks. */
export function Shortcuts() {
  useShellKeys();
  return useStore(shortcutsShown) && <ShortcutsDialog onClose={() => shortcutsShown.set(false)} />;
}
