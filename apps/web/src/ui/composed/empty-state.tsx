import type { ReactNode } from 'react';
import { HalfDisc } from '../primitives/half-disc.tsx';
import { LinkButton } from '../primitives/link-button.tsx';

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
      <p className="font-voice text-large font-semibold text-balance">{title}</p>
      {children && <div className="max-w-[44ch] text-muted">{children}</div>}
      {action}
    </div>
  );
}

interface LoginInvitationProps {
  title: string;
  /** What a member finds here. */
  children?: ReactNode;
  /** The label of the link. */
  action: string;
  /** The address of the login. */
  to: string;
}

/** Invites a visitor to log in, in place of what only members see. */
export const LoginInvitation = ({ title, children, action, to }: LoginInvitationProps) => (
  <EmptyState
    title={title}
    action={
      <LinkButton variant="primary" to={to}>
        {action}
      </LinkButton>
    }
  >
    {children}
  </EmptyState>
);
