import type { User } from '@halved/shared/contract/users';
import { mayUse } from '@halved/shared/tiers';
import type { Viewer } from '../../context.ts';
import type { Env } from '../../env.ts';
import { needsSecondFactor } from '../../services/accounts.ts';
import type { UserRow } from './queries.ts';
import { maskedEmail } from './rules.ts';
import type { SessionRow } from './session-queries.ts';

/** A member's own account, the only shape that holds an email. */
export const presentUser = (row: UserRow, env: Pick<Env, 'requireStaffTotp'>): User => ({
  id: row.id,
  email: row.email,
  username: row.username,
  displayName: row.displayName,
  emailVerified: row.emailVerifiedAt !== null,
  bio: row.bio,
  avatarUrl: row.avatarUrl,
  createdAt: row.createdAt.toISOString(),
  role: row.role,
  tier: row.tier,
  tierEndsAt: row.tierEndsAt?.toISOString() ?? null,
  hasSubscribed: row.hasSubscribed,
  country: row.country,
  region: row.region,
  city: row.city,
  locationSharing: row.locationSharing,
  emailNotifications: row.emailNotifications,
  pushNotifications: row.pushNotifications,
  privacyLevel: row.privacyLevel,
  language: row.language,
  listedInMembers: row.listedInMembers,
  hasSecondFactor: row.secondFactorSince !== null,
  needsSecondFactor: needsSecondFactor(row, env),
  earlyFeatures: mayUse({ tier: row.tier, emailVerified: row.emailVerifiedAt !== null }, 'early_access')
    ? row.earlyFeatures
    : [],
  suspension: row.isSuspended ? { until: row.suspendedUntil?.toISOString() ?? null } : null,
});

/** Somebody else's account as an admin gets it: without the whole address and the place (docs/product.md §8.7). */
export const presentUserToAdmin = (row: UserRow, env: Pick<Env, 'requireStaffTotp'>): User => ({
  ...presentUser(row, env),
  email: maskedEmail(row.email),
  country: null,
  region: null,
  city: null,
  locationSharing: false,
});

export const presentSession = (row: SessionRow, viewer: Viewer) => ({
  id: row.id,
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt.toISOString(),
  userAgent: row.userAgent,
  current: row.id === viewer.sessionId,
});
