import { createStore, useStore } from '../../lib/state/store.ts';

const layers = createStore<readonly Element[]>([]);

/** An open modal dialog covers all that is not in it, and takes it from screen readers. Returns the undoing. */
export function openLayer(element: Element): () => void {
  layers.set([...layers.get(), element]);
  return () => layers.set(layers.get().filter((layer) => layer !== element));
}

/** The topmost open modal dialog: what everybody has to see belongs into it. */
export const useTopLayer = (): Element | undefined => useStore(layers).at(-1);

/** For whoever goes elsewhere from within a dialog: each closes as by Escape, and none stays over the next page. */
export function closeLayers(): void {
  for (const layer of layers.get().toReversed())
    layer.dispatchEvent(new Event('cancel', { cancelable: true }));
}
