import type { AdminJob } from '@halved/shared/contract/admin';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, trpc } from '../../lib/server/trpc.ts';
import { useOneAtATime } from '../../lib/state/busy.ts';
import { toast } from '../../lib/state/toast.ts';
import { useDuration } from '../../lib/texts/amounts.ts';
import { useDateTime } from '../../lib/texts/dates.ts';
import { useShowFailure } from '../../lib/texts/failure-text.ts';
import { useNumber } from '../../lib/texts/number.ts';
import { Ago } from '../../ui/composed/ago.tsx';
import { LoadFailed } from '../../ui/composed/load-failed.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { HalfDisc } from '../../ui/primitives/half-disc.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { Chip } from '../../ui/primitives/slip.tsx';
import { Facts } from './facts.tsx';

/** The background jobs: those that failed first. Each can be started now. */
export function Jobs() {
  const { t } = useTranslation('admin');
  const query = trpc.admin.jobs.useQuery();
  if (query.isPending) return <Skeleton label={t(($) => $.jobs.loading)} />;
  if (!query.data) return <LoadFailed query={query} failed={t(($) => $.jobs.failed)} />;
  const jobs = query.data.jobs.toSorted(
    (one, other) => troubleOf(other) - troubleOf(one) || one.name.localeCompare(other.name),
  );
  return (
    <>
      <Button size="small" className="mb-4" busy={query.isFetching} onClick={() => void query.refetch()}>
        {t(($) => $.jobs.reload)}
      </Button>
      <ul aria-label={t(($) => $.jobs.list)} className="grid gap-4 lg:grid-cols-2">
        {jobs.map((job) => (
          <Job key={job.name} job={job} />
        ))}
      </ul>
    </>
  );
}

/** Jobs with failures stand first, then those whose last run failed. */
const troubleOf = ({ failed, lastResult }: AdminJob): number =>
  (failed > 0 ? 2 : 0) + (lastResult === 'failed' ? 1 : 0);

function Job({ job }: { job: AdminJob }) {
  const { t } = useTranslation('admin');
  const number = useNumber();
  const duration = useDuration();
  const dateTime = useDateTime();
  const { name, schedule, lastRunAt, lastResult, nextRunAt, waiting, failed } = job;
  const isTroubled = troubleOf(job) > 0;
  const [busy, retry] = useRetry(name);
  return (
    <li className="slip grid content-start gap-4 rounded-card rounded-es-tail border border-hair bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <HalfDisc state={isTroubled ? 'half' : 'full'} className="size-6 shrink-0" />
        <h2 className="text-large wrap-anywhere">
          <code dir="ltr" translate="no">
            {name}
          </code>
        </h2>
        {isTroubled && <Chip className="bg-clay! text-on-clay">{t(($) => $.jobs.hasFailed)}</Chip>}
      </div>
      <Facts
        facts={[
          {
            name: t(($) => $.jobs.every),
            value:
              schedule === null
                ? t(($) => $.jobs.onDemand)
                : t(($) => $.jobs.everyTime, { time: duration(schedule.everySeconds) }),
          },
          {
            name: t(($) => $.jobs.last),
            value: lastRunAt ? (
              <>
                <Ago moment={lastRunAt} />
                {lastResult && ` · ${t(($) => $.jobs.results[lastResult])}`}
              </>
            ) : (
              t(($) => $.jobs.never)
            ),
          },
          {
            name: t(($) => $.jobs.next),
            value: nextRunAt ? dateTime(nextRunAt) : t(($) => $.jobs.unknown),
          },
          { name: t(($) => $.jobs.waiting), value: number(waiting) },
          { name: t(($) => $.jobs.failures), value: number(failed) },
        ]}
      />
      <Button
        size="small"
        className="justify-self-start"
        busy={busy}
        aria-label={t(($) => $.jobs.retryName, { name })}
        onClick={retry}
      >
        {t(($) => $.jobs.retry)}
      </Button>
    </li>
  );
}

function useRetry(name: string): [busy: boolean, retry: () => void] {
  const { t } = useTranslation('admin');
  const showFailure = useShowFailure(t(($) => $.jobs.retryFailed));
  const number = useNumber();
  const utils = trpc.useUtils().admin;
  const { mutateAsync } = useMutation({
    mutationFn: () => api.admin.retryJob.mutate({ name }),
    onSuccess: async ({ retried }) => {
      toast.success(t(($) => $.jobs.retried, { number: number(retried) }));
      void utils.overview.invalidate();
      await utils.jobs.invalidate();
    },
    onError: showFailure,
  });
  return useOneAtATime(mutateAsync);
}
