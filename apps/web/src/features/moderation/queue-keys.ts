import { type RefObject, useEffect } from 'react';
import { readLocal, writeLocal } from '../../lib/device/storage.ts';
import { isNoShortcut, moveFocus } from '../../lib/navigation/shortcuts.ts';
import { createStore, useStore } from '../../lib/state/store.ts';

/** The keys of the queue. Each presses the button that names it in aria-keyshortcuts. */
export const queueKeys = { open: 'o', approve: 'a', reject: 'r', suspend: 's', handOver: 'h' } as const;

const storageKey = 'halved_queue_keys';
const offValue = 'off';
const shortcutsOn = createStore(readLocal(storageKey) !== offValue);

/**
 * Whether shortcuts are on. They can be switched off, because dictated words could trigger single keys (WCAG 2.1.4).
 */
export const useKeysInUse = (): boolean => useStore(shortcutsOn);
export function setKeysInUse(use: boolean): void {
  shortcutsOn.set(use);
  writeLocal(storageKey, use ? null : offValue);
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
 * the buttons of the item with the focus. ? lists all shortcuts.
 */
export function useQueueKeys(list: RefObject<HTMLElement | null>, onHelp: () => void): void {
  const active = useKeysInUse();
  useEffect(() => {
    if (!active) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (isNoShortcut(event) || !handleKey(event.key)) return;
      event.preventDefault();
    };
    const handleKey = (key: string): boolean => {
      const focused = document.activeElement;
      const current = focused?.closest<HTMLElement>('[data-case]') ?? null;
      // Arrows and Enter are shortcuts only while an item itself has the focus.
      if (key.length > 1 && (!current || current !== focused)) return false;
      const step = steps[key];
      if (key === '?') onHelp();
      else if (step && list.current)
        moveFocus([...list.current.querySelectorAll<HTMLElement>('[data-case]')], current, step);
      else return pressButton(current, key === 'Enter' ? queueKeys.open : key);
      return true;
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [active, list, onHelp]);
}
