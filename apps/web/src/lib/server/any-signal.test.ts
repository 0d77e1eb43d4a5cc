import { expect, test } from 'vitest';
import { anySignal } from './any-signal.ts';

test('a call is cancelled by the first of its signals, for that signal’s reason', () => {
  const [first, second] = [new AbortController(), new AbortController()];
  const either = anySignal([first.signal, second.signal]);
  expect(either.aborted).toBe(false);
  second.abort('the session has ended');
  first.abort('nobody waits');
  expect(either.reason).toBe('the session has ended');
  expect(anySignal([first.signal, second.signal]).reason).toBe('nobody waits');
  expect(anySignal([]).aborted).toBe(false);
});
