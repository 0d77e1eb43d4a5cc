import type { Role } from '@halved/shared/roles';
import type { Tier } from '@halved/shared/tiers';
import { useTranslation } from 'react-i18next';

/** The names of roles and tiers in the reader's language. */
export function useRoleNames(): { role: (role: Role) => string; tier: (tier: Tier) => string } {
  const { t } = useTranslation('admin');
  return { role: (role) => t(($) => $.members.roles[role]), tier: (tier) => t(($) => $.members.tiers[tier]) };
}
