import { Suspense } from 'react';
import { lazyPart, withTexts } from '../../lib/rendering/lazy-part.ts';
import type { ReportDialogProps } from './report-dialog.tsx';

const ReportDialog = lazyPart(
  withTexts(() => import('./report-dialog.tsx'), ['reports', 'messages']),
  (part) => part.ReportDialog,
);

/** The dialog that reports a post or a comment, loaded when it is opened. */
export const LazyReport = (props: ReportDialogProps) => (
  <Suspense fallback={null}>
    <ReportDialog {...props} />
  </Suspense>
);
