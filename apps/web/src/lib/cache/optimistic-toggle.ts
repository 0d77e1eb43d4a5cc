import type { QueryClient } from '@tanstack/react-query';
import { personLeft } from '../server/session.ts';

/** Something that one click turns on and the next one off: a like, a follow. */
export interface Toggle<State> {
  isOn: (state: State) => boolean;
  /** The expected state after the click, before the server answers. */
  toggled: (state: State) => State;
  /** The call; it answers with what the server then holds. */
  send: (key: string, on: boolean, confirmed: State) => Promise<State>;
  show: (key: string, state: State) => void;
}

interface Pending<State> {
  confirmed: State;
  wanted: boolean;
}

export interface OptimisticToggle<State> {
  /**
   * Shows what is wanted at once through `show`, and brings the server there. Clicks while a call is under
   * way only change what is wanted, so that a burst of them ends in at most one further call. A refusal
   * shows the last confirmed state again and rejects; the first click's promise carries it.
   */
  toggle: (key: string, before: State) => Promise<void>;
}

/** Beside `useOptimisticWrite`, for which two clicks are two writes. */
export function createOptimisticToggle<State>(call: Toggle<State>): OptimisticToggle<State> {
  const { isOn, toggled, send, show } = call;
  const pending = new Map<string, Pending<State>>();
  // The answers that these writes wait for will not be delivered (write-queue.ts).
  personLeft.on(() => pending.clear());

  async function reachWanted(key: string, state: Pending<State>): Promise<void> {
    while (state.wanted !== isOn(state.confirmed)) {
      state.confirmed = await send(key, state.wanted, state.confirmed);
    }
  }

  return {
    async toggle(key, before) {
      const next = toggled(before);
      show(key, next);
      const running = pending.get(key);
      if (running) {
        running.wanted = isOn(next);
        return;
      }
      const state: Pending<State> = { confirmed: before, wanted: isOn(next) };
      pending.set(key, state);
      try {
        await reachWanted(key, state);
      } finally {
        pending.delete(key);
        show(key, state.confirmed);
      }
    },
  };
}

/** Makes one of something for each cache: two cards of the same post share what is under way. */
export function perClient<Value>(create: (client: QueryClient) => Value): (client: QueryClient) => Value {
  const values = new WeakMap<QueryClient, Value>();
  return (client) => {
    const known = values.get(client);
    if (known !== undefined) return known;
    const value = create(client);
    values.set(client, value);
    return value;
  };
}
