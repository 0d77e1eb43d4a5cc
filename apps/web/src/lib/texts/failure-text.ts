import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../server/api-error.ts';
import { toast } from '../state/toast.ts';

/**
 * The sentence for a failed call: the server's own, else `failed` from the message catalogue (docs/product.md §12.2).
 */
export function useFailureText(): (error: unknown, failed: string) => string {
  const { t } = useTranslation();
  return useCallback(
    (error, failed) => errorText(error, { failed, unreachable: t(($) => $.errors.unreachable) }),
    [t],
  );
}

/** Shows that sentence as a message. */
export function useShowFailure(failed: string): (error: unknown) => void {
  const failureText = useFailureText();
  return (error) => toast.error(failureText(error, failed));
}
