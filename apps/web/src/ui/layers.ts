import { createStore, useStore } from '../lib/store.ts';

const layers = createStore<readonly Element[]>([]);

/** An open modal dialog covers all that is not in it, and takes it from screen readers. Returns the undoing. */
export function openLayer(element: Element): () => void {
  layers.set([...layers.get(), element]);
  return () => layers.set(layers.get().filter((layer) => layer !== element));
}

/** The topmost open modal dialog: what everybody has to see belongs into it. */
export const useTopLayer = (): Element | undefined => useStore(layers).at(-1);
