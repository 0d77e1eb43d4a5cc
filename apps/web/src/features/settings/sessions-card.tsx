import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../lib/server/trpc.ts';
import { LoadFailed } from '../../ui/composed/load-failed.tsx';
import { Card } from '../../ui/primitives/card.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { SessionRow } from './session-row.tsx';
import { useEndSession } from './use-end-session.ts';

/** The sessions of the account, each with a button that ends it. */
export function SessionsCard() {
  const { t } = useTranslation('settings');
  const query = trpc.auth.sessions.useQuery();
  const { data, error } = query;
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
                // The row disappears at once, so the focus moves to the list.
                list.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      {!data && error && <LoadFailed query={query} failed={t(($) => $.sessions.failed)} />}
      {!data && !error && <Skeleton label={t(($) => $.sessions.loading)} count={2} lines={2} />}
    </Card>
  );
}
