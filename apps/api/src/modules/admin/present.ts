import type { AdminMember } from '@halved/shared/contract/admin-members';
import { maskedEmail } from '../auth/public.ts';
import type { MemberRow } from './member-list-queries.ts';

export const presentMember = (row: MemberRow): AdminMember => ({
  id: row.id,
  username: row.username,
  displayName: row.displayName,
  emailMasked: maskedEmail(row.email),
  role: row.role,
  tier: row.tier,
  emailVerified: row.emailVerified,
  hasSecondFactor: row.hasSecondFactor,
  createdAt: row.createdAt,
  lastActiveAt: row.lastActiveAt,
  counts: {
    worries: row.worries,
    comments: row.comments,
    followers: row.followers,
    openReports: row.openReports,
  },
  suspension: row.isSuspended
    ? { reason: row.suspensionReason, since: row.suspendedAt, until: row.suspendedUntil }
    : null,
});
