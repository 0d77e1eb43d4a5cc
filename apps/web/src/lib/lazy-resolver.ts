import { useEffect, useMemo } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';
import { log } from './log.ts';

/**
 * A form's check that is loaded beside its screen, not before it: the validator weighs as much as most screens. It is
 * there before the first field is left; also the network may be gone by then. `load` is one and the same function.
 */
export function useLazyResolver<Values extends FieldValues>(
  load: () => Promise<Resolver<Values>>,
): Resolver<Values> {
  useEffect(() => {
    load().catch((error: unknown) => log('The check of a form could not be loaded', error));
  }, [load]);
  return useMemo(() => async (values, context, options) => (await load())(values, context, options), [load]);
}
