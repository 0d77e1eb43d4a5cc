import type { AdminResource } from '@halved/shared/contract/admin';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import ExternalLink from 'lucide-react/icons/external-link';
import { useTranslation } from 'react-i18next';
import { api } from '../../lib/server/trpc.ts';
import { useBusy } from '../../lib/state/busy.ts';
import { toast } from '../../lib/state/toast.ts';
import { useShowFailure } from '../../lib/texts/failure-text.ts';
import { useNumber } from '../../lib/texts/number.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { cx } from '../../ui/primitives/cx.ts';
import { Chip } from '../../ui/primitives/slip.tsx';
import { replaceResource } from './replace-resource.ts';

interface ResourceChange {
  verifiedAt?: string;
  hidden?: boolean;
}

/** Today in UTC, which is the day that the server compares with. */
const today = (): string => new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);

/** An entry of the directory: when its facts were seen, and buttons to see them again and to hide it. */
export function ResourceRow({ resource }: { resource: AdminResource }) {
  const { t } = useTranslation('admin');
  const number = useNumber();
  const { id, title, country, url, phone, ageDays, overdue, hidden, own } = resource;
  const [busy, change] = useChange(id);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-hair py-3.5">
      <div className={cx('min-w-0 grow basis-60', hidden && 'text-muted')}>
        <p className="font-semibold" dir="auto">
          {title}
        </p>
        <p className="flex flex-wrap gap-x-3 text-small text-muted">
          <span>{country}</span>
          {phone && <span dir="ltr">{phone}</span>}
          {url && (
            <a
              href={url}
              rel="noreferrer"
              target="_blank"
              className="inline-flex items-center gap-1 underline underline-offset-4"
            >
              {t(($) => $.resources.source)}
              <ExternalLink className="size-4 shrink-0" aria-hidden="true" />
            </a>
          )}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-1.5 text-small">
        <span className={cx(!overdue && 'text-muted')}>
          {ageDays === null
            ? t(($) => $.resources.neverSeen)
            : t(($) => $.resources.age, { count: ageDays, number: number(ageDays) })}
        </span>
        {overdue && <Chip className="bg-clay! text-on-clay">{t(($) => $.resources.overdue)}</Chip>}
        {hidden && <Chip className="bg-sunk!">{t(($) => $.resources.hidden)}</Chip>}
        {own && <Chip>{t(($) => $.resources.own)}</Chip>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          busy={busy}
          inactive={ageDays === 0}
          aria-label={t(($) => $.resources.seenName, { title })}
          onClick={() => change({ verifiedAt: today() })}
        >
          {t(($) => $.resources.seen)}
        </Button>
        <Button
          size="small"
          variant="quiet"
          busy={busy}
          aria-label={t(($) => (hidden ? $.resources.showName : $.resources.hideName), { title })}
          onClick={() => change({ hidden: !hidden })}
        >
          {hidden ? t(($) => $.resources.show) : t(($) => $.resources.hide)}
        </Button>
      </div>
    </li>
  );
}

/** Changes an entry in place. It stays where it is, also if the filter would leave it out now. */
function useChange(id: string): [busy: boolean, change: (change: ResourceChange) => void] {
  const { t } = useTranslation('admin');
  const showFailure = useShowFailure(t(($) => $.resources.saveFailed));
  const client = useQueryClient();
  const [busy, run] = useBusy();
  const { mutateAsync } = useMutation({
    mutationFn: (change: ResourceChange) => api.admin.updateResource.mutate({ id, ...change }),
    onSuccess: (resource) => {
      replaceResource(client, resource);
      toast.success(t(($) => $.resources.saved));
    },
    onError: showFailure,
  });
  const change = (changes: ResourceChange) =>
    void run(() =>
      mutateAsync(changes).then(
        () => undefined,
        () => undefined,
      ),
    );
  return [busy, change];
}
