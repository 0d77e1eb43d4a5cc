import type { PublicUser } from '@halved/shared/contract/users';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { uniqueById } from '../../lib/cache/unique-by-id.ts';
import { LoadFailed } from '../../ui/composed/load-failed.tsx';
import { NextPage } from '../../ui/composed/next-page.tsx';
import { UserCard } from '../../ui/composed/user-card.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import type { PeoplePages } from './use-people.ts';

export interface PeopleListProps {
  pages: PeoplePages;
  /** The address that a card links to. */
  to: (person: PublicUser) => string;
  /** Renders the menu of a member. */
  action: (person: PublicUser) => ReactNode;
  empty: ReactNode;
}

const skeletons = 4;
const skeletonLines = 2;

/** A list of user cards that loads more as its end comes into view. */
export function PeopleList({ pages, to, action, empty }: PeopleListProps) {
  const { t } = useTranslation('people');
  const { t: common } = useTranslation();
  const failed = t(($) => $.failed.list);
  const retry = common(($) => $.actions.tryAgain);
  if (pages.isPending) {
    return <Skeleton label={t(($) => $.lists.loading)} count={skeletons} lines={skeletonLines} />;
  }
  if (!pages.data) return <LoadFailed query={pages} failed={failed} />;
  const people = uniqueById(pages.data.pages.flatMap(({ users }) => users));
  if (people.length === 0 && !pages.hasNextPage) return empty;
  return (
    <>
      <ul>
        {people.map((person) => (
          <li
            key={person.id}
            className="relative flex items-center justify-between gap-3 border-b border-hair py-4 hover:bg-surface"
          >
            <UserCard user={person} to={to(person)} wide className="grow" />
            <div className="relative shrink-0">{action(person)}</div>
          </li>
        ))}
      </ul>
      <NextPage pages={pages} texts={{ loading: t(($) => $.lists.loadingMore), failed, retry }} />
    </>
  );
}
