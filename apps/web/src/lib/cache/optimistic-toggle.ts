import type { QueryClient } from '@tanstack/react-query';
import { personLeft } from '../server/session.ts';

/** A state that one click turns on and the next one off, such as a like or a follow. */
export interface Toggle<State> {
  isOn: (state: State) => boolean;
  /** The expected state after the click, before the server answers. */
  toggled: (state: State) => State;
  /** Makes the call; resolves with the state that the server then holds. */
  send: (key: string, on: boolean, confirmed: State) => Promise<State>;
  show: (key: string, state: State) => void;
}

interface Pending<State> {
  confirmed: State;
  wanted: boolean;
}

export interface OptimisticToggle<State> {
  /**
   * Shows the wanted state at once through `show`, and then sends it to the server. Clicks while a call is under way
   * only change the wanted state, so that many clicks cause at most one further call. After a refusal the last
   * confirmed state is shown again, and the promise of the first click rejects.
   */
  toggle: (key: string, before: State) => Promise<void>;
}

/** A toggle differs from `useOptimisticWrite`, where two clicks are two writes. */
export function createOptimisticToggle<State>(call: Toggle<State>): OptimisticToggle<State> {
  const { isOn, toggled, send, show } = call;
  const pending = new Map<string, Pending<State>>();
  // After a sign-out the responses to these writes are never delivered (write-queue.ts).
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

/** Creates one object for each query client, so that two cards of the same post share the call under way. */
export function perClient<Value>(create: (client: QueryClient) => Value): (client: QueryClient) => Value {
  const values = new WeakMap<QueryClient, Value>();
  return (client) => {
    const existing = values.get(client);
    if (existing !== undefined) return existing;
    const value = create(client);
    values.set(client, value);
    return value;
  };
}
