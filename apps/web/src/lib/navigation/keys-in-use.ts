import { useEffect } from 'react';
import { readLocal, writeLocal } from '../device/storage.ts';
import { createStore, useStore } from '../state/store.ts';

const storageKey = 'halved_keys';
const offValue = 'off';
const inUse = createStore(readLocal(storageKey) !== offValue);

/**
 * Whether shortcuts of single keys are on. They can be switched off on a device, because dictated words could trigger
 * them (WCAG 2.1.4).
 */
export const useKeysInUse = (): boolean => useStore(inUse);
export function setKeysInUse(use: boolean): void {
  inUse.set(use);
  writeLocal(storageKey, use ? null : offValue);
}

/** A shortcut as the list of shortcuts shows it. */
export interface Shortcut {
  /** Keys that do the same. */
  keys: readonly string[];
  does: string;
}

/** The shortcuts that the page on the screen adds to those of every page. */
export const pageShortcuts = createStore<readonly Shortcut[]>([]);

/** Adds the shortcuts of a page to the list while the page is shown. `shortcuts` has to stay the same array. */
export function usePageShortcuts(shortcuts: readonly Shortcut[]): void {
  useEffect(() => {
    pageShortcuts.set(shortcuts);
    return () => pageShortcuts.set([]);
  }, [shortcuts]);
}

/** Whether the list of shortcuts is open. */
export const shortcutsShown = createStore(false);
