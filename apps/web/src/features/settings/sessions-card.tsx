import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../lib/failure-text.ts';
import { trpc } from '../../lib/trpc.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SessionRow } from './session-row.tsx';
import { useEndSession } from './use-end-session.ts';

/** Where one is signed in, each with the way to end it. */
export function SessionsCard() {
  const { t } = useTranslation('settings');
  const { t: common } = useTranslation();
  const failure = useFailureText();
  const { data, error, isFetching, refetch } = trpc.auth.sessions.useQuery();
  const end = useEndSession();
  const list = useRef<HTMLUListElement>(null);
  return (
    <Card title={t(($) => $.sessions.title)} lead={t(($) => $.sessions.lead)}>
      {data && (
        <ul ref={list} tabIndex={-1} className="grid gap-4 outline-none">
          {data.sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              onEnd={() => {
                end(session.id);
                // The row goes with the click, and the focus to the list.
                list.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      {!data && error && (
        <ErrorState
          message={failure(
            error,
            t(($) => $.sessions.failed),
          )}
          retryLabel={common(($) => $.actions.tryAgain)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton label={t(($) => $.sessions.loading)} count={2} lines={2} />}
    </Card>
  );
}
