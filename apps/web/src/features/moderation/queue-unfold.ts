import { readLocal, writeLocal } from '../../lib/device/storage.ts';
import { createStore, useStore } from '../../lib/state/store.ts';

const storageKey = 'halved_queue_unfold';
const onValue = 'on';
const unfoldsAll = createStore(readLocal(storageKey) === onValue);

/** Whether this device shows the text of every item at once. By default texts stay folded behind what they are about. */
export const useUnfoldsAll = (): boolean => useStore(unfoldsAll);
export function setUnfoldsAll(unfold: boolean): void {
  unfoldsAll.set(unfold);
  writeLocal(storageKey, unfold ? onValue : null);
}
