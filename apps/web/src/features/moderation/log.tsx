import type { LogEntry } from '@halved/shared/contract/moderation';
import type { Author } from '@halved/shared/contract/users';
import { limits } from '@halved/shared/limits';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { nextCursorOf } from '../../lib/cache/next-cursor.ts';
import { trpc } from '../../lib/server/trpc.ts';
import { useDateTime } from '../../lib/texts/dates.ts';
import { links } from '../../links.ts';
import { EmptyState } from '../../ui/composed/empty-state.tsx';
import { LoadFailed } from '../../ui/composed/load-failed.tsx';
import { NextPage } from '../../ui/composed/next-page.tsx';
import { nameOf } from '../../ui/composed/user-card.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { useActionText } from './log-actions.ts';
import { LogDetails } from './log-details.tsx';
import { activeSuspensions } from './log-words.ts';
import { useLift } from './use-suspension.ts';

/** The audit log for admins, latest entry first: who did what to whom, and why. */
export function Log() {
  const { t } = useTranslation('moderation');
  const { t: common } = useTranslation();
  const pages = trpc.moderation.log.useInfiniteQuery(
    { limit: limits.page.size },
    { getNextPageParam: nextCursorOf },
  );
  const failed = t(($) => $.log.failed);
  const retry = common(($) => $.actions.tryAgain);
  if (pages.isPending) return <Skeleton label={t(($) => $.log.loading)} />;
  if (!pages.data) return <LoadFailed query={pages} failed={failed} />;
  const entries = pages.data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) {
    return <EmptyState title={t(($) => $.log.empty)}>{t(($) => $.log.emptyText)}</EmptyState>;
  }
  const active = activeSuspensions(entries);
  return (
    <>
      <ol aria-label={t(($) => $.log.list)}>
        {entries.map((entry) => (
          <li key={entry.id} className="grid gap-1.5 border-b border-hair py-4">
            <Entry entry={entry} />
            {active.has(entry.id) && entry.member && <LiftSuspension member={entry.member} />}
          </li>
        ))}
      </ol>
      <NextPage pages={pages} texts={{ loading: t(($) => $.log.loadingMore), failed, retry }} />
    </>
  );
}

export interface LogEntriesProps {
  entries: readonly LogEntry[];
  /** Shown if there are none. */
  empty: string;
}

/** Some entries of the log, such as those about one member. */
export function LogEntries({ entries, empty }: LogEntriesProps) {
  const { t } = useTranslation('moderation');
  if (entries.length === 0) return <p className="text-muted">{empty}</p>;
  return (
    <ol aria-label={t(($) => $.log.list)}>
      {entries.map((entry) => (
        <li
          key={entry.id}
          className="grid gap-1.5 border-b border-hair py-4 first:pt-0 last:border-b-0 last:pb-0"
        >
          <Entry entry={entry} />
        </li>
      ))}
    </ol>
  );
}

function Entry({ entry }: { entry: LogEntry }) {
  const { t } = useTranslation('moderation');
  const dateTime = useDateTime();
  const actionText = useActionText();
  const { action, actor, member, postId, details, createdAt } = entry;
  const nobody = details.by ? t(($) => $.log.operator) : t(($) => $.log.gone);
  return (
    <>
      <p className="font-semibold">{actionText(action)}</p>
      <p className="flex flex-wrap gap-x-2 text-small text-muted">
        <span>{t(($) => $.log.by, { name: actor ? `@${actor.username}` : nobody })}</span>
        <time dateTime={createdAt}>{dateTime(createdAt)}</time>
      </p>
      {(member ?? postId) && (
        <p className="flex flex-wrap gap-x-3">
          {member && (
            <span>
              {t(($) => $.log.about)}{' '}
              <Link to={links.profile(member.username)} className="underline underline-offset-4">
                <bdi translate="no">@{member.username}</bdi>
              </Link>
            </span>
          )}
          {postId && (
            <Link to={links.post(postId)} className="underline underline-offset-4">
              {t(($) => $.log.see)}
            </Link>
          )}
        </p>
      )}
      <LogDetails details={details} />
    </>
  );
}

/** Lifts a suspension, which adds an entry to the log. */
function LiftSuspension({ member }: { member: Author }) {
  const { t } = useTranslation('moderation');
  const utils = trpc.useUtils();
  const { lift, busy } = useLift({ id: member.id, name: nameOf(member) }, () =>
    utils.moderation.log.invalidate(),
  );
  return (
    <Button size="small" className="w-fit" busy={busy} onClick={lift}>
      {t(($) => $.suspend.lift)}
    </Button>
  );
}
