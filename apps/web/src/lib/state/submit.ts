import { type SyntheticEvent, useEffect, useRef } from 'react';
import { useBusy } from './busy.ts';

/**
 * The submit handler of a form, one run at a time. After a run that left errors, the first field with one has the
 * focus, so that nobody has to look for it and screen readers read the error.
 */
export function useSubmit(
  work: () => Promise<void>,
): [busy: boolean, onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void] {
  const [busy, run] = useBusy();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!busy) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [busy]);
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    form.current = event.currentTarget;
    void run(work);
  };
  return [busy, onSubmit];
}
