import { times } from '@halved/shared/limits';
import { useEffect, useState } from 'react';

/** `invalid` means that the check itself failed. */
export type AvailabilityStatus = 'idle' | 'checking' | 'available' | 'taken' | 'invalid';

export interface Availability<Checked> {
  status: AvailabilityStatus;
  /** The latest response for the field's current value. */
  response: Checked | null;
}

/**
 * Checks whether a value is available, 500 ms after typing stops (docs/product.md §2.1). `value` is empty while the
 * field is empty or invalid, and then nothing is checked. Late responses for earlier values are dropped.
 */
export function useAvailability<Checked extends { available: boolean }>(
  value: string,
  check: (value: string, signal: AbortSignal) => Promise<Checked>,
): Availability<Checked> {
  const [latest, setLatest] = useState<{ value: string; response: Checked | null } | null>(null);
  useEffect(() => {
    if (!value) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      check(value, controller.signal).then(
        (response) => controller.signal.aborted || setLatest({ value, response }),
        () => controller.signal.aborted || setLatest({ value, response: null }),
      );
    }, times.availabilityDebounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [value, check]);

  if (!value) return { status: 'idle', response: null };
  if (latest?.value !== value) return { status: 'checking', response: null };
  if (!latest.response) return { status: 'invalid', response: null };
  return { status: latest.response.available ? 'available' : 'taken', response: latest.response };
}
