import { lazy } from 'react';
import { loadWhenAwake } from '../../lib/server/load-when-awake.ts';

// With them comes the validator, which weighs as much as the queue itself.
const load = () => loadWhenAwake(() => import('./forms.ts'));

/** Ahead of the first decision; a failure shows when a form is truly asked for. */
export const warmForms = (): void => {
  load().catch(() => undefined);
};

export const LazyRejectForm = lazy(async () => ({ default: (await load()).RejectForm }));
export const LazySuspendDialog = lazy(async () => ({ default: (await load()).SuspendDialog }));
