import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../lib/server/trpc.ts';
import { deviceOf } from '../../lib/texts/device.ts';
import { useRelativeTime } from '../../lib/texts/relative-time.ts';
import { LoadFailed } from '../../ui/composed/load-failed.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Chip } from '../../ui/primitives/slip.tsx';

export interface PushDevicesProps {
  /** The endpoint of this device, if it gets push messages. */
  own: string | null;
  onRemove: (endpoint: string) => void;
}

/** The devices that get push messages, each with a button that removes it. */
export function PushDevices({ own, onRemove }: PushDevicesProps) {
  const { t } = useTranslation('notifications');
  const relative = useRelativeTime();
  const heading = useRef<HTMLHeadingElement>(null);
  const query = trpc.notifications.pushSubscriptions.useQuery();
  if (query.error && !query.data) return <LoadFailed query={query} failed={t(($) => $.push.devicesFailed)} />;
  if (!query.data) return null;
  const nameOf = (userAgent: string | null) => {
    const { browser, system } = deviceOf(userAgent);
    if (browser && system) return t(($) => $.push.device, { browser, system });
    return browser ?? system ?? t(($) => $.push.unknown);
  };
  const { subscriptions } = query.data;
  return (
    <section aria-label={t(($) => $.push.devices)} className="mt-3 grid gap-2">
      <h2 ref={heading} tabIndex={-1} className="font-body! text-base! font-semibold! outline-none">
        {t(($) => $.push.devices)}
      </h2>
      {subscriptions.length === 0 && <p className="text-small text-muted">{t(($) => $.push.none)}</p>}
      <ul className="grid gap-3">
        {subscriptions.map(({ endpoint, userAgent, createdAt }) => (
          <li key={endpoint} className="flex flex-wrap items-center justify-between gap-3">
            <div>
              <p className="flex flex-wrap items-center gap-2">
                <bdi>{nameOf(userAgent)}</bdi>
                {endpoint === own && <Chip>{t(($) => $.push.thisDevice)}</Chip>}
              </p>
              <p className="text-small text-muted">
                <time dateTime={createdAt}>{t(($) => $.push.since, { when: relative(createdAt) })}</time>
              </p>
            </div>
            <Button
              size="small"
              aria-label={t(($) => $.push.removeName, { device: nameOf(userAgent) })}
              onClick={() => {
                onRemove(endpoint);
                // The row disappears, so the focus moves to the heading.
                heading.current?.focus();
              }}
            >
              {t(($) => $.push.remove)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
