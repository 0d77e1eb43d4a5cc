import { type RefObject, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Shortcut, useKeysInUse, usePageShortcuts } from '../../lib/navigation/keys-in-use.ts';
import { isNoShortcut, moveFocus } from '../../lib/navigation/shortcuts.ts';

/** The keys of the queue. Each presses the button that names it in aria-keyshortcuts. */
export const queueKeys = { open: 'o', approve: 'a', reject: 'r', suspend: 's', handOver: 'h' } as const;

/** The attribute by which a button names its key, while the shortcuts are on. */
export function useKeyShown(): (key: string) => { 'aria-keyshortcuts'?: string } {
  const inUse = useKeysInUse();
  return (key) => (inUse ? { 'aria-keyshortcuts': key } : {});
}

const steps: Record<string, 1 | -1 | undefined> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** Presses the button that names this key; false if there is none. */
function pressButton(item: HTMLElement | null, key: string): boolean {
  const buttons = [...(item?.querySelectorAll('button') ?? [])];
  const button = buttons.find((candidate) => candidate.getAttribute('aria-keyshortcuts') === key);
  button?.click();
  return button !== undefined;
}

/**
 * The shortcuts of the queue. j and k, or the arrows, move the focus from item to item. o or Enter, a, r, s and h press
 * the buttons of the item with the focus, once until the key is released.
 */
export function useQueueKeys(list: RefObject<HTMLElement | null>): void {
  usePageShortcuts(useQueueShortcuts());
  const active = useKeysInUse();
  useEffect(() => {
    if (!active) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (isNoShortcut(event) || !handleKey(event)) return;
      event.preventDefault();
    };
    const handleKey = ({ key, repeat }: KeyboardEvent): boolean => {
      const focused = document.activeElement;
      const current = focused?.closest<HTMLElement>('[data-case]') ?? null;
      // Arrows and Enter are shortcuts only while an item itself has the focus.
      if (key.length > 1 && (!current || current !== focused)) return false;
      const step = steps[key];
      if (step && list.current) {
        moveFocus([...list.current.querySelectorAll<HTMLElement>('[data-case]')], current, step);
        return true;
      }
      // After a decision the next item has the focus, and a key that is still held must not decide on it, too.
      return !repeat && pressButton(current, key === 'Enter' ? queueKeys.open : key);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [active, list]);
}

/** The shortcuts of the queue, for the list of all shortcuts. */
function useQueueShortcuts(): readonly Shortcut[] {
  const { t } = useTranslation('moderation');
  return useMemo(
    () => [
      { keys: ['j', '↓'], does: t(($) => $.keys.next) },
      { keys: ['k', '↑'], does: t(($) => $.keys.previous) },
      { keys: [queueKeys.open, 'Enter'], does: t(($) => $.keys.open) },
      { keys: [queueKeys.approve], does: t(($) => $.keys.approve) },
      { keys: [queueKeys.reject], does: t(($) => $.keys.reject) },
      { keys: [queueKeys.suspend], does: t(($) => $.keys.suspend) },
      { keys: [queueKeys.handOver], does: t(($) => $.keys.handOver) },
    ],
    [t],
  );
}
