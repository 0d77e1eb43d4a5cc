import type { ReactNode } from 'react';
import { HalfDisc } from '../primitives/half-disc.tsx';

export interface EmptyStateProps {
  title: ReactNode;
  /** What to do next. */
  children?: ReactNode;
  action?: ReactNode;
}

/** Says that nothing is here yet, and what to do next. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 px-4 py-10 text-center">
      <HalfDisc state="empty" className="size-12" />
      <p className="font-voice text-large font-semibold">{title}</p>
      {children && <div className="max-w-[44ch] text-muted">{children}</div>}
      {action}
    </div>
  );
}
