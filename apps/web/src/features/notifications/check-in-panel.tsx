import type { CheckIn } from '@halved/shared/contract/notifications';
import { useTranslation } from 'react-i18next';
import { useDateTime } from '../../lib/texts/dates.ts';
import { useShortDate } from '../../lib/texts/short-date.ts';
import { CheckInAnswers } from './check-in-answers.tsx';
import { CheckInLine } from './check-in-line.tsx';
import { type CheckInPoint, pointsOf } from './check-in-points.ts';
import { useCheckIns } from './use-check-ins.ts';

/** On the dashboard: the question of the latest check-in and the line of the answers. Empty before the first check-in. */
export function CheckInPanel() {
  const { t } = useTranslation('notifications');
  const { checkIns } = useCheckIns();
  const latest = checkIns[0];
  if (!latest) return null;
  const points = pointsOf(checkIns);
  return (
    <section className="slip grid gap-4 rounded-card rounded-es-tail border border-hair bg-surface p-5">
      <h2 className="text-large">{t(($) => $.checkIns.heading)}</h2>
      {latest.shortContent !== null && (
        <div>
          <p className="text-small text-muted">{t(($) => $.checkIns.question)}</p>
          <blockquote dir="auto" className="mt-1 font-voice">
            {latest.shortContent}
          </blockquote>
          <Reason reason={latest.reason} />
          <CheckInAnswers checkIn={latest} />
        </div>
      )}
      {points.length > 1 && <AnswerHistory points={points} />}
    </section>
  );
}

/** Why a smart check-in asks about this post; nothing if the posts take turns. */
function Reason({ reason }: Pick<CheckIn, 'reason'>) {
  const { t } = useTranslation('notifications');
  return reason && <p className="mt-1 text-small text-muted">{t(($) => $.checkIns.reasons[reason])}</p>;
}

function AnswerHistory({ points }: { points: readonly CheckInPoint[] }) {
  const { t } = useTranslation('notifications');
  const dateTime = useDateTime();
  const shortDate = useShortDate();
  const sum = points.at(-1)?.sum ?? 0;
  const trend = sum > 0 ? 'up' : sum < 0 ? 'down' : 'level';
  return (
    <div>
      <CheckInLine points={points} label={t(($) => $.checkIns.line[trend], { count: points.length })} />
      <p className="text-small text-muted">{t(($) => $.checkIns.lineHint)}</p>
      <details className="mt-2">
        <summary className="tap flex cursor-pointer items-center text-tide underline underline-offset-4">
          {t(($) => $.checkIns.asTable)}
        </summary>
        <div className="overflow-x-auto">
          <table className="w-full text-start text-small">
            <thead>
              <tr>
                <th className="py-1 pe-3 text-start whitespace-nowrap">{t(($) => $.checkIns.date)}</th>
                <th className="py-1 pe-3 text-start">{t(($) => $.checkIns.worry)}</th>
                <th className="py-1 text-start whitespace-nowrap">{t(($) => $.checkIns.answer)}</th>
              </tr>
            </thead>
            <tbody>
              {points.toReversed().map(({ id, askedAt, shortContent, answer }) => (
                <tr key={id} className="border-t border-hair align-top">
                  <td className="py-1 pe-3 whitespace-nowrap">
                    <time dateTime={askedAt} title={dateTime(askedAt)}>
                      {shortDate(askedAt)}
                    </time>
                  </td>
                  <td className="py-1 pe-3">
                    <span dir="auto" className="line-clamp-2">
                      {shortContent ?? t(($) => $.checkIns.deleted)}
                    </span>
                  </td>
                  <td className="py-1 whitespace-nowrap">{t(($) => $.checkIns.answers[answer])}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </div>
  );
}
