import { CircleCheck, CircleHelp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Spinner } from '../../ui/primitives/spinner.tsx';
import type { AvailabilityStatus } from './use-availability.ts';

export interface AvailabilityStatusProps {
  status: AvailabilityStatus;
  texts: Record<'checking' | 'available' | 'invalid', string>;
}

/** Whether a name is available, as an icon and a word. The field itself shows that a name is taken, as its error. */
export function AvailabilityNews({ status, texts }: AvailabilityStatusProps): ReactNode {
  if (status === 'idle' || status === 'taken') return null;
  const looks = {
    checking: { icon: <Spinner />, colour: 'text-muted' },
    available: { icon: <CircleCheck className="size-4" aria-hidden="true" />, colour: 'text-ok' },
    invalid: { icon: <CircleHelp className="size-4" aria-hidden="true" />, colour: 'text-warn' },
  }[status];
  return (
    <span data-availability={status} className={`flex items-center gap-1.5 ${looks.colour}`}>
      {looks.icon}
      {texts[status]}
    </span>
  );
}
