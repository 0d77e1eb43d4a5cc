import { lazyPart, preloadPart } from '../../lib/rendering/lazy-part.ts';

// The forms are loaded separately, because their validator is as large as the queue itself.
const load = () => import('./forms.ts');

/** Loads the forms before the first decision. If that fails, the error shows when a form is opened. */
export const preloadForms = (): void => preloadPart(load);

export const LazyHandOverForm = lazyPart(load, (part) => part.HandOverForm);
export const LazyRejectForm = lazyPart(load, (part) => part.RejectForm);
export const LazySuspendDialog = lazyPart(load, (part) => part.SuspendDialog);
