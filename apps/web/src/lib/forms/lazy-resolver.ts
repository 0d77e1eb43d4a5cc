import { useEffect, useMemo, useState } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';
import { afterPaint } from '../rendering/after-paint.ts';
import { log } from '../state/log.ts';

type Load<Loaded> = () => Promise<Loaded>;

function afterPaintLoad<Loaded>(load: Load<Loaded>, use: (loaded: Loaded) => void): () => void {
  return afterPaint(() => {
    load().then(use, (error: unknown) => log('The check of a form could not be loaded', error));
  });
}

/**
 * A form's validation, which is loaded after its screen, because the validator is as large as most screens. Loading
 * starts right after the first paint, because the network may be gone when the first field loses the focus. `load` must
 * be the same function in every render.
 */
export function useLazyResolver<Values extends FieldValues>(load: Load<Resolver<Values>>): Resolver<Values> {
  useEffect(() => afterPaintLoad(load, () => undefined), [load]);
  return useMemo(() => async (values, context, options) => (await load())(values, context, options), [load]);
}

/**
 * Further checks of a form, which are loaded after the first paint. A text that was typed before is checked when they
 * have loaded.
 */
export function useLazyChecks<Checks>(load: Load<Checks>): Checks | null {
  const [checks, setChecks] = useState<Checks | null>(null);
  useEffect(() => afterPaintLoad(load, (loaded) => setChecks(() => loaded)), [load]);
  return checks;
}
