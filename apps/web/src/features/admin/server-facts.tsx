import type { AdminOverview } from '@halved/shared/contract/admin';
import { useTranslation } from 'react-i18next';
import { useBytes, useDuration, useMilliseconds } from '../../lib/texts/amounts.ts';
import { useNumber } from '../../lib/texts/number.ts';
import { Card } from '../../ui/primitives/card.tsx';
import { Facts } from './facts.tsx';

/** How the server does: its version, its speed, its room, its mail. */
export function ServerFacts({ overview }: { overview: AdminOverview }) {
  const { t } = useTranslation('admin');
  const number = useNumber();
  const bytes = useBytes();
  const duration = useDuration();
  const ms = useMilliseconds();
  const { version, uptimeSeconds, latency, storage, mail } = overview;
  return (
    <Card title={t(($) => $.server.title)}>
      <Facts
        facts={[
          { name: t(($) => $.server.version), value: version },
          { name: t(($) => $.server.uptime), value: duration(uptimeSeconds) },
          {
            name: t(($) => $.server.latency),
            value: latency
              ? t(($) => $.server.percentiles, {
                  half: ms(latency.p50Ms),
                  most: ms(latency.p99Ms),
                  number: number(latency.requests),
                })
              : t(($) => $.server.noRequests),
          },
          { name: t(($) => $.server.database), value: bytes(storage.databaseBytes) },
          {
            name: t(($) => $.server.disk),
            value:
              storage.diskFreeBytes === null
                ? t(($) => $.server.diskElsewhere)
                : bytes(storage.diskFreeBytes),
          },
          { name: t(($) => $.server.mail), value: number(mail.sent) },
        ]}
      />
    </Card>
  );
}
