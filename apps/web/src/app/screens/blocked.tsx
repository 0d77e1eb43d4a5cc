import type { PublicUser } from '@halved/shared/contract/users';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PeopleList } from '../../features/users/people-list.tsx';
import { useBlock } from '../../features/users/use-block.ts';
import { useBlocked } from '../../features/users/use-people.ts';
import { links } from '../../links.ts';
import { EmptyState } from '../../ui/composed/empty-state.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { Page } from '../../ui/primitives/page.tsx';

/** /blocked: the members whom the viewer has blocked, each with a button to unblock. */
export function Screen() {
  const { t } = useTranslation('people');
  const { t: common } = useTranslation();
  const pages = useBlocked();
  const list = useRef<HTMLDivElement>(null);
  return (
    <Page title={common(($) => $.titles.blocked)} lead={t(($) => $.blocked.lead)}>
      <div ref={list} tabIndex={-1} className="outline-none">
        <PeopleList
          pages={pages}
          to={(person) => links.profile(person.username)}
          action={(person) => <Unblock person={person} onDone={() => list.current?.focus()} />}
          empty={
            <EmptyState
              title={t(($) => $.blocked.empty)}
              action={<LinkButton to={links.feed}>{t(($) => $.blocked.toFeed)}</LinkButton>}
            >
              {t(($) => $.blocked.emptyText)}
            </EmptyState>
          }
        />
      </div>
    </Page>
  );
}

/** The row disappears at the click, so the list takes the focus. */
function Unblock({ person, onDone }: { person: PublicUser; onDone: () => void }) {
  const { t } = useTranslation('people');
  const unblock = useBlock(false);
  const click = () => {
    unblock.write(person);
    onDone();
  };
  return (
    <Button
      size="small"
      aria-label={t(($) => $.blocked.unblockName, { name: `@${person.username}` })}
      onClick={click}
    >
      {t(($) => $.block.unblock)}
    </Button>
  );
}
