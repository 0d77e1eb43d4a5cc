import type { ReportComment } from '../features/comments/thread-context.ts';
import { LazyReport } from '../features/moderation/lazy-report.tsx';

/** Handed to threads, which know nothing of moderation. */
export const reportComment: ReportComment = ({ id }, onClose) => (
  <LazyReport subject={{ kind: 'comment', id }} onClose={onClose} />
);
