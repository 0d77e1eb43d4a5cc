import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { QueryResult } from '../../lib/cache/query-result.ts';
import { fieldSentence } from '../../lib/server/api-error.ts';
import { useFailureText } from '../../lib/texts/failure-text.ts';
import { ErrorState } from './error-state.tsx';

export interface LoadFailedProps {
  query: Pick<QueryResult<unknown>, 'error' | 'isFetching' | 'refetch'>;
  /** The message catalogue's sentence for what could not be loaded. */
  failed: string;
  children?: ReactNode;
}

/**
 * Says that something could not be loaded, and the reason if the server gave one. Offers to try again, unless the
 * server named an invalid field, because it would refuse the same request again.
 */
export function LoadFailed({ query: { error, isFetching, refetch }, failed, children }: LoadFailedProps) {
  const { t } = useTranslation();
  const failure = useFailureText();
  const refused = fieldSentence(error);
  const reason = refused ?? failure(error, failed);
  return (
    <ErrorState
      message={failed}
      retryLabel={t(($) => $.actions.tryAgain)}
      busy={isFetching}
      {...(!refused && { onRetry: () => void refetch() })}
    >
      {reason !== failed && <p className="max-w-[44ch] text-muted">{reason}</p>}
      {children}
    </ErrorState>
  );
}
