/** The listeners for one kind of event. */
export interface Emitter<Event> {
  emit: (event: Event) => void;
  /** Returns the function that stops listening. */
  on: (listener: (event: Event) => void) => () => void;
}

export function createEmitter<Event = void>(): Emitter<Event> {
  const listeners = new Set<(event: Event) => void>();
  return {
    emit: (event) => {
      for (const listener of listeners) listener(event);
    },
    on: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
