import type { ModerationItem } from '@halved/shared/contract/moderation';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useUser } from '../../lib/server/session.ts';
import { useShortTime } from '../../lib/texts/dates.ts';
import { links } from '../../links.ts';
import { Ago } from '../../ui/composed/ago.tsx';
import { AtUsername, nameOf } from '../../ui/composed/user-card.tsx';
import { Chip } from '../../ui/primitives/slip.tsx';
import { claimOf } from './use-claim.ts';

/** The name of an author or moderator; of those who left, that they left. */
export function useNameOf(): (person: ModerationItem['author']) => string {
  const { t } = useTranslation('moderation');
  return (person) => (person ? nameOf(person) : t(($) => $.item.left));
}

/** Why an item waits, who wrote it, what it is about, and who looks at it: all that shows while its text is folded. */
export function ItemHead({ item }: { item: ModerationItem }) {
  const { t } = useTranslation('moderation');
  const name = useNameOf();
  const { author, kind, reason } = item;
  return (
    <div className="grid gap-2">
      <h2 className="text-large">{t(($) => $.why[reason])}</h2>
      <p className="flex flex-wrap items-baseline gap-x-2 text-small text-muted">
        <span>
          {t(($) => $.item[kind])} {t(($) => $.item.by)}{' '}
          {author ? (
            <Link to={links.profile(author.username)} className="underline underline-offset-4">
              <bdi translate="no">{name(author)}</bdi>
            </Link>
          ) : (
            name(author)
          )}{' '}
          {author?.displayName && <AtUsername username={author.username} />}
        </span>
        <Ago moment={item.createdAt} />
      </p>
      <Marks item={item} />
      <SecondOpinion item={item} />
    </div>
  );
}

function Marks({ item }: { item: ModerationItem }) {
  const { t } = useTranslation('moderation');
  const { t: categories } = useTranslation('categories');
  const time = useShortTime();
  const viewerId = useUser()?.id;
  const name = useNameOf();
  const { category, isUrgent, status, reports, isAuthorSuspended } = item;
  const names: Record<string, string> = categories(($) => $.names, { returnObjects: true });
  const claim = claimOf(item);
  return (
    <div className="flex flex-wrap gap-2">
      {item.secondOpinion && <Chip className="bg-tide! text-on-tide">{t(($) => $.opinion.asked)}</Chip>}
      {isUrgent && <Chip className="bg-clay! text-on-clay">{t(($) => $.filters.urgent)}</Chip>}
      {category && <Chip>{t(($) => $.item.category, { category: names[category] ?? category })}</Chip>}
      <Chip className="bg-sunk!">{t(($) => $.statuses[status])}</Chip>
      {reports.length > 0 && (
        <Chip className="bg-sunk!">{t(($) => $.item.reports, { number: reports.length })}</Chip>
      )}
      {isAuthorSuspended && <Chip className="bg-sunk!">{t(($) => $.item.suspended)}</Chip>}
      {claim && (
        <Chip>
          {claim.by.id === viewerId
            ? t(($) => $.claim.mine, { time: time(claim.until) })
            : t(($) => $.claim.other, { name: name(claim.by), time: time(claim.until) })}
        </Chip>
      )}
    </div>
  );
}

/** The question of a moderator to the others. */
function SecondOpinion({ item: { secondOpinion } }: { item: ModerationItem }) {
  const { t } = useTranslation('moderation');
  const viewerId = useUser()?.id;
  const name = useNameOf();
  if (!secondOpinion) return null;
  const { by, note } = secondOpinion;
  return (
    <div className="grid gap-1 border-s-2 border-tide ps-3">
      <p className="text-small">
        {by && by.id === viewerId
          ? t(($) => $.opinion.askedByYou)
          : t(($) => $.opinion.askedBy, { name: name(by) })}
      </p>
      {note && (
        <p dir="auto" className="whitespace-pre-line">
          {note}
        </p>
      )}
    </div>
  );
}
