import type { Report } from '@halved/shared/contract/moderation';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { links } from '../../links.ts';
import { Ago } from '../../ui/composed/ago.tsx';

interface ReportListProps {
  reports: readonly Report[];
  isOwn: boolean;
  /** Whether the author has changed the item since the first report. */
  isChanged: boolean;
}

/** The reports of an item. The author of the item must not learn who reported it. */
export function ReportList({ reports, isOwn, isChanged }: ReportListProps) {
  const { t } = useTranslation('moderation');
  const { t: ofReports } = useTranslation('reports');
  return (
    <section className="grid gap-2">
      <h3 className="text-base font-semibold">{t(($) => $.item.reportsHeading)}</h3>
      {isChanged && <p className="font-semibold">{t(($) => $.item.changedSinceReport)}</p>}
      <ul className="grid gap-2">
        {reports.map(({ id, reason, details, reporter, createdAt }) => (
          <li key={id} className="border-s-[1.5px] border-hair ps-3">
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span className="font-semibold">{ofReports(($) => $.reasons[reason])}</span>
              <span className="text-small text-muted">
                {reporter ? (
                  <Link to={links.profile(reporter.username)} className="underline underline-offset-4">
                    <bdi translate="no">@{reporter.username}</bdi>
                  </Link>
                ) : (
                  t(($) => (isOwn ? $.item.reporterUntold : $.item.left))
                )}
                {' · '}
                <Ago moment={createdAt} />
              </span>
            </p>
            {details && (
              <p dir="auto" className="whitespace-pre-line">
                {details}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
