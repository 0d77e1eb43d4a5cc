import { personLeft } from '../server/session.ts';

/** Something that one click turns on and the next one off: a like, a follow. */
export interface Switch<State> {
  isOn: (state: State) => boolean;
  /** The other state, as far as it can be told without the server. */
  turned: (state: State) => State;
  /** The call; it answers with what the server then holds. */
  turn: (key: string, on: boolean) => Promise<State>;
  show: (key: string, state: State) => void;
}

interface Settling<State> {
  confirmed: State;
  wanted: boolean;
}

export interface Settler<State> {
  /**
   * Shows what is wanted at once through `show`, and brings the server there. Clicks while a call is under
   * way only change what is wanted, so that a burst of them ends in at most one further call. A refusal
   * shows the last confirmed state again and rejects; the first click's promise carries it.
   */
  toggle: (key: string, before: State) => Promise<void>;
}

export function createSettler<State>({ isOn, turned, turn, show }: Switch<State>): Settler<State> {
  const settling = new Map<string, Settling<State>>();
  // The answers that they wait for will not be heard (write-queue.ts).
  personLeft.on(() => settling.clear());

  async function settle(key: string, state: Settling<State>): Promise<void> {
    while (state.wanted !== isOn(state.confirmed)) state.confirmed = await turn(key, state.wanted);
  }

  return {
    async toggle(key, before) {
      const next = turned(before);
      show(key, next);
      const running = settling.get(key);
      if (running) {
        running.wanted = isOn(next);
        return;
      }
      const state: Settling<State> = { confirmed: before, wanted: isOn(next) };
      settling.set(key, state);
      try {
        await settle(key, state);
      } finally {
        settling.delete(key);
        show(key, state.confirmed);
      }
    },
  };
}
