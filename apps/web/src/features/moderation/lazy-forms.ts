import { lazy } from 'react';
import { loadWhenAwake } from '../../lib/server/load-when-awake.ts';

// The forms are loaded separately, because their validator is as large as the queue itself.
const load = () => loadWhenAwake(() => import('./forms.ts'));

/** Loads the forms before the first decision. If that fails, the error shows when a form is opened. */
export const preloadForms = (): void => {
  load().catch(() => undefined);
};

export const LazyHandOverForm = lazy(async () => ({ default: (await load()).HandOverForm }));
export const LazyRejectForm = lazy(async () => ({ default: (await load()).RejectForm }));
export const LazySuspendDialog = lazy(async () => ({ default: (await load()).SuspendDialog }));
