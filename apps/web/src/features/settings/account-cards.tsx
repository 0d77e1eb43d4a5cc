import type { User } from '@halved/shared/contract/users';
import { DataCard } from './data-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

/** The cards that the save button does not cover: sessions, password and data. */
export const AccountCards = ({ user }: { user: User }) => (
  <>
    <SessionsCard />
    <PasswordCard username={user.username} />
    <DataCard user={user} />
  </>
);
