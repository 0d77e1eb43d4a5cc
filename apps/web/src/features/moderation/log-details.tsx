import type { LogEntry } from '@halved/shared/contract/moderation';
import { loggedValues } from '@halved/shared/logged-actions';
import { moderationStatuses } from '@halved/shared/moderation-statuses';
import { roles } from '@halved/shared/roles';
import { useTranslation } from 'react-i18next';
import { useDateTime } from '../../lib/texts/dates.ts';
import { detailsOf, type LoggedDetail, momentIn } from './log-words.ts';

/** A detail in the reader's language, if it has a translation. */
function useDetailText(): (name: LoggedDetail, value: string) => string {
  const { t } = useTranslation('moderation');
  const dateTime = useDateTime();
  return (name, value) => {
    const status = moderationStatuses.find((known) => name === 'from' && known === value);
    if (status) return t(($) => $.statuses[status]);
    const role = roles.find((known) => name === 'role' && known === value);
    if (role) return t(($) => $.log.roles[role]);
    if (name === 'suspended' && value === loggedValues.untilLifted) return t(($) => $.suspend['open-ended']);
    const moment = name === 'suspended' || name === 'until' ? momentIn(value) : null;
    return moment ? t(($) => $.log.until, { when: dateTime(moment) }) : value;
  };
}

/** The details of an action, such as its reason and the state before it; nothing if the entry has none. */
export function LogDetails({ details }: Pick<LogEntry, 'details'>) {
  const { t } = useTranslation('moderation');
  const textOf = useDetailText();
  const visibleDetails = detailsOf(details);
  if (visibleDetails.length === 0) return null;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-small">
      {visibleDetails.map(({ name, value }) => (
        <div key={name} className="contents">
          <dt className="text-muted">{t(($) => $.log.details[name])}</dt>
          <dd dir="auto" className="whitespace-pre-line">
            {textOf(name, value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
