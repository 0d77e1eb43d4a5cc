import { times } from '@halved/shared/limits';
import { useEffect, useState } from 'react';

/** Invalid: the check itself failed. */
export type AvailabilityStatus = 'idle' | 'checking' | 'available' | 'taken' | 'invalid';

export interface Availability<Answer> {
  status: AvailabilityStatus;
  /** The last answer that belongs to what stands in the field. */
  answer: Answer | null;
}

/**
 * Asks whether a value is free, 500 ms after typing stops and only when it is worth asking (docs/product.md §2.1).
 * `value` is empty while the field is empty or has an error. Late answers to earlier values are dropped.
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
