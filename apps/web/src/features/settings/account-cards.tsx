import type { User } from '@halved/shared/contract/users';
import { links } from '../../links.ts';
import { AdvancedPrivacyCard } from './advanced-privacy-card.tsx';
import { DataCard } from './data-card.tsx';
import { MorePagesCard } from './more-pages-card.tsx';
import { MutedWordsCard } from './muted-words-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

export interface AccountCardsProps {
  user: User;
  /** Whether a path has a screen. */
  exists: (path: string) => boolean;
}

/** The cards below the save button, which does not apply to them. */
export const AccountCards = ({ user, exists }: AccountCardsProps) => (
  <>
    <AdvancedPrivacyCard user={user} upgradeTo={exists(links.pricing) ? links.pricing : undefined} />
    <MorePagesCard user={user} exists={exists} />
    <MutedWordsCard userId={user.id} />
    <SessionsCard />
    <PasswordCard email={user.email} />
    <SecondFactorCard user={user} />
    <DataCard user={user} />
  </>
);
