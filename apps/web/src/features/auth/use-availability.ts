import { times } from '@halved/shared/limits';
import { useEffect, useState } from 'react';

/** `invalid` means that the check itself failed. */
export type AvailabilityStatus = 'idle' | 'checking' | 'available' | 'taken' | 'invalid';

export interface Availability<Answer> {
  status: AvailabilityStatus;
  /** The latest response for the field's current value. */
  answer: Answer | null;
}

/**
 * Checks whether a value is available, 500 ms after typing stops (docs/product.md §2.1). `value` is empty while the
 * field is empty or invalid, and then nothing is checked. Late responses for earlier values are dropped.
 */
export function useAvailability<Answer extends { available: boolean }>(
  value: string,
  check: (value: string, signal: AbortSignal) => Promise<Answer>,
): Availability<Answer> {
  const [known, setKnown] = useState<{ value: string; answer: Answer | null } | null>(null);
  useEffect(() => {
    if (!value) return;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      check(value, leaving.signal).then(
        (answer) => leaving.signal.aborted || setKnown({ value, answer }),
        () => leaving.signal.aborted || setKnown({ value, answer: null }),
      );
    }, times.availabilityDebounceMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [value, check]);

  if (!value) return { status: 'idle', answer: null };
  if (known?.value !== value) return { status: 'checking', answer: null };
  if (!known.answer) return { status: 'invalid', answer: null };
  return { status: known.answer.available ? 'available' : 'taken', answer: known.answer };
}
