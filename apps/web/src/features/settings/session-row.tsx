import type { contract } from '@halved/shared/contract/index';
import type { OutputOf } from '@halved/shared/contract/operation';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import { useTranslation } from 'react-i18next';
import { useDateTime } from '../../lib/texts/dates.ts';
import { deviceOf } from '../../lib/texts/device.ts';
import { useRelativeTime } from '../../lib/texts/relative-time.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { Chip } from '../../ui/primitives/slip.tsx';

export type Session = OutputOf<typeof contract.auth.sessions>['sessions'][number];

const phones = ['iPhone', 'iPad', 'Android'];

/** One session. The current one is marked, and ends by logging out. */
export function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const { t } = useTranslation('settings');
  const relative = useRelativeTime();
  const dateTime = useDateTime();
  const { browser, system } = deviceOf(session.userAgent);
  const device =
    browser && system
      ? t(($) => $.sessions.device, { browser, system })
      : (browser ?? system ?? t(($) => $.sessions.unknown));
  const Icon = phones.includes(system ?? '') ? Smartphone : Monitor;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-hair pt-4 first:border-t-0 first:pt-0">
      <div className="flex min-w-0 gap-3">
        <Icon className="mt-0.5 size-5 shrink-0 text-muted" aria-hidden="true" />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2 font-semibold">
            <bdi>{device}</bdi>
            {session.current && <Chip className="font-normal">{t(($) => $.sessions.current)}</Chip>}
          </p>
          <p className="text-small text-muted">
            <time dateTime={session.lastUsedAt}>
              {t(($) => $.sessions.lastUsed, { when: relative(session.lastUsedAt) })}
            </time>
          </p>
          <p className="text-small text-muted">
            <time dateTime={session.createdAt}>
              {t(($) => $.sessions.signedIn, { when: dateTime(session.createdAt) })}
            </time>
          </p>
        </div>
      </div>
      {!session.current && (
        <Button size="small" aria-label={t(($) => $.sessions.endName, { device })} onClick={onEnd}>
          {t(($) => $.sessions.end)}
        </Button>
      )}
    </li>
  );
}
