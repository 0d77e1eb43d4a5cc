import CircleCheck from 'lucide-react/icons/circle-check';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import type { ReactNode } from 'react';
import { Spinner } from '../../ui/primitives/spinner.tsx';
import type { AvailabilityStatus } from './use-availability.ts';

export interface AvailabilityStatusProps {
  status: AvailabilityStatus;
  texts: Record<'checking' | 'available' | 'invalid', string>;
}

/**
 * Shows whether a username or an email address is available, as an icon and a word. If it is taken, the field shows an
 * error instead.
 */
export function AvailabilityNews({ status, texts }: AvailabilityStatusProps): ReactNode {
  if (status === 'idle' || status === 'taken') return null;
  const style = {
    checking: { icon: <Spinner />, colour: 'text-muted' },
    available: { icon: <CircleCheck className="size-4" aria-hidden="true" />, colour: 'text-ok' },
    invalid: { icon: <CircleHelp className="size-4" aria-hidden="true" />, colour: 'text-warn' },
  }[status];
  return (
    <span data-availability={status} className={`flex items-center gap-1.5 ${style.colour}`}>
      {style.icon}
      {texts[status]}
    </span>
  );
}
