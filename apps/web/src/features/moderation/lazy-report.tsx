import { lazy, Suspense } from 'react';
import { loadScreenTexts } from '../../i18n/index.ts';
import { loadWhenAwake } from '../../lib/server/load-when-awake.ts';
import type { ReportDialogProps } from './report-dialog.tsx';

const load = async () => {
  const [module] = await loadWhenAwake(() =>
    Promise.all([import('./report-dialog.tsx'), loadScreenTexts(['reports', 'messages'])]),
  );
  return { default: module.ReportDialog };
};
const ReportDialog = lazy(load);

/** The dialog that reports a post or a comment, loaded when it is opened. */
export const LazyReport = (props: ReportDialogProps) => (
  <Suspense fallback={null}>
    <ReportDialog {...props} />
  </Suspense>
);
