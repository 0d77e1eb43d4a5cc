import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useMatch, useParams } from 'react-router-dom';
import { MemberMenu } from '../../features/users/member-menu.tsx';
import { PeopleList } from '../../features/users/people-list.tsx';
import { ProfileNotFound } from '../../features/users/profile-not-found.tsx';
import { usePeople } from '../../features/users/use-people.ts';
import { useScrollMemory } from '../../lib/navigation/scroll-memory.ts';
import { errorCode } from '../../lib/server/api-error.ts';
import { useUser } from '../../lib/server/session.ts';
import { links } from '../../links.ts';
import { EmptyState } from '../../ui/composed/empty-state.tsx';
import { cx } from '../../ui/primitives/cx.ts';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { Page } from '../../ui/primitives/page.tsx';
import { tabStyle } from '../../ui/primitives/tab-style.ts';
import { TextLink } from '../../ui/primitives/text-link.tsx';

/**
 * /profile/{username}/followers and /profile/{username}/following: a member's followers, and those whom they follow.
 */
export function Screen() {
  const { t } = useTranslation('people');
  const { username = '' } = useParams();
  const list = useMatch('/profile/:username/following') ? 'following' : 'followers';
  const user = useUser();
  const pages = usePeople(list, username);
  const people = useRef<HTMLDivElement>(null);
  useScrollMemory();
  const isOwn = user?.username.toLowerCase() === username.toLowerCase();
  const name = `@${username}`;

  if (errorCode(pages.error) === 'NOT_FOUND') return <ProfileNotFound />;
  return (
    <Page
      title={`${t(($) => $.lists[list])} · ${name}`}
      heading={t(($) => $.lists[list])}
      lead={
        <TextLink to={links.profile(username)}>
          <bdi translate="no">{name}</bdi>
        </TextLink>
      }
    >
      <Lists username={username} />
      <div ref={people} tabIndex={-1} className="outline-none">
        <PeopleList
          pages={pages}
          to={(person) => links.profile(person.username)}
          action={(person) =>
            user &&
            person.id !== user.id && (
              <MemberMenu
                person={person}
                label={t(($) => $.menu.label, { name: `@${person.username}` })}
                onBlocked={() => people.current?.focus()}
              />
            )
          }
          empty={isOwn ? <EmptyOwn list={list} /> : <EmptyOther list={list} name={name} />}
        />
      </div>
    </Page>
  );
}

/** The links between the two lists. */
function Lists({ username }: { username: string }) {
  const { t } = useTranslation('people');
  const lists = [
    { to: links.followers(username), label: t(($) => $.lists.followers) },
    { to: links.following(username), label: t(($) => $.lists.following) },
  ];
  return (
    <nav aria-label={t(($) => $.lists.label)} className="border-b border-hair sm:py-1">
      <ul className="flex flex-wrap gap-0.5 sm:gap-1">
        {lists.map(({ to, label }) => (
          <li key={to}>
            <NavLink
              to={to}
              replace
              className={({ isActive }) => cx('flex items-center no-underline', tabStyle(isActive, 'px-3'))}
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface EmptyProps {
  list: 'followers' | 'following';
}

function EmptyOwn({ list }: EmptyProps) {
  const { t } = useTranslation('people');
  const texts =
    list === 'followers'
      ? { title: t(($) => $.lists.noFollowersSelf), text: t(($) => $.lists.noFollowersSelfText) }
      : { title: t(($) => $.lists.noFollowingSelf), text: t(($) => $.lists.noFollowingSelfText) };
  return (
    <EmptyState
      title={texts.title}
      action={<LinkButton to={links.feedTab('discover')}>{t(($) => $.lists.toDiscover)}</LinkButton>}
    >
      {texts.text}
    </EmptyState>
  );
}

function EmptyOther({ list, name }: EmptyProps & { name: string }) {
  const { t } = useTranslation('people');
  const title =
    list === 'followers' ? t(($) => $.lists.noFollowers, { name }) : t(($) => $.lists.noFollowing, { name });
  return <EmptyState title={title} />;
}
