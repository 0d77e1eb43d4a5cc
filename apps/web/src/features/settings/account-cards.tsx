import type { User } from '@halved/shared/contract/users';
import { DataCard } from './data-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

/** The cards below the save button, which does not apply to them: sessions, password and data. */
export const AccountCards = ({ user }: { user: User }) => (
  <>
    <SessionsCard />
    <PasswordCard username={user.username} />
    <DataCard user={user} />
  </>
);
