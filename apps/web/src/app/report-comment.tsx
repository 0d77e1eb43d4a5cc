import type { ReportComment } from '../features/comments/thread-context.ts';
import { LazyReport } from '../features/moderation/lazy-report.tsx';

/** Opens the report dialog for a comment. It is passed to threads, which do not import the moderation feature. */
export const reportComment: ReportComment = ({ id }, onClose) => (
  <LazyReport subject={{ kind: 'comment', id }} onClose={onClose} />
);
