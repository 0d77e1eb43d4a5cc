import { useSyncExternalStore } from 'react';
import { createEmitter } from './emitter.ts';

/** A value outside React that components can follow. */
export interface Store<Value> {
  get: () => Value;
  set: (value: Value) => void;
  on: (listener: () => void) => () => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  const changes = createEmitter();
  let value = initial;
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      changes.emit();
    },
    on: changes.on,
  };
}

export function useStore<Value>(store: Store<Value>): Value {
  return useSyncExternalStore(store.on, store.get, store.get);
}
