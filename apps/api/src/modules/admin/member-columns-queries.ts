import { auditLog, comments, posts, users } from '@halved/db';
import { sql } from 'drizzle-orm';
import { suspendedNow, tierInForce } from '../../services/account-queries.ts';
import { openReportsAbout } from '../moderation/public.ts';

const commentsOnPublicPosts = sql<number>`(
  select count(*)::int from ${comments} join ${posts} on ${posts.id} = ${comments.postId}
  where ${comments.userId} = ${users.id} and ${comments.deletedAt} is null
    and ${posts.privacyLevel} = 'public' and ${posts.publishedAt} is not null
)`;

/** What admins see of a member: no words of a post, and counts of public posts alone. */
export const memberColumns = {
  id: users.id,
  username: users.username,
  displayName: users.displayName,
  email: users.email,
  role: users.role,
  tier: tierInForce,
  emailVerified: sql<boolean>`(${users.emailVerifiedAt} is not null)`,
  hasSecondFactor: sql<boolean>`(${users.secondFactorSince} is not null)`,
  createdAt: users.createdAt,
  /** Null for a member who hides when they are active. */
  lastActiveAt: sql<Date | null>`case when not ${users.hideActivity} then ${users.lastSeenAt} end`,
  worries: users.worriesCount,
  comments: commentsOnPublicPosts,
  followers: users.followersCount,
  openReports: openReportsAbout(sql`${users.id}`),
  isSuspended: suspendedNow,
  suspendedAt: users.suspendedAt,
  suspendedUntil: users.suspendedUntil,
  suspensionReason: sql<string | null>`case when ${suspendedNow} then (
    select details ->> 'reason' from ${auditLog}
    where ${auditLog.subjectId} = ${users.id} and ${auditLog.action} = 'user.suspend' order by id desc limit 1
  ) end`,
};
