import type { ReactNode } from 'react';
import { Button } from '../primitives/button.tsx';
import { AlertIcon } from '../primitives/icons.tsx';
import { followRetry } from './follow-retry.ts';

export interface ErrorStateProps {
  message: ReactNode;
  retryLabel: string;
  onRetry?: () => void;
  busy?: boolean;
  children?: ReactNode;
}

/** Says what could not be loaded, with a button to try again. */
export function ErrorState({ message, retryLabel, onRetry, busy, children }: ErrorStateProps) {
  return (
    <div role="alert" className="grid justify-items-center gap-4 px-4 py-10 text-center">
      <AlertIcon className="size-10 text-err" />
      <p className="max-w-[44ch]">{message}</p>
      {children}
      {onRetry && (
        <Button
          busy={busy ?? false}
          onClick={({ currentTarget }) => {
            followRetry(currentTarget);
            onRetry();
          }}
        >
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
