import { createStore, useStore } from '../../lib/state/store.ts';

const layers = createStore<readonly Element[]>([]);

/** Registers an open modal dialog, which makes everything outside it inert. Returns the function that removes it. */
export function openLayer(element: Element): () => void {
  layers.set([...layers.get(), element]);
  return () => layers.set(layers.get().filter((layer) => layer !== element));
}

/** The topmost open modal dialog; messages and the safety bar are rendered into it. */
export const useTopLayer = (): Element | undefined => useStore(layers).at(-1);

/** Closes every open dialog as Escape does. Used when a link in a dialog leads to another page. */
export function closeLayers(): void {
  for (const layer of layers.get().toReversed())
    layer.dispatchEvent(new Event('cancel', { cancelable: true }));
}
