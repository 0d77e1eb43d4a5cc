import { type Database, literalTexts, type RowOf, selecting, sessions, statement, users } from '@halved/db';
import { type Tier, tiers } from '@halved/shared/tiers';
import { type AnyColumn, sql } from 'drizzle-orm';

const untilItEnds = (tier: AnyColumn, until: AnyColumn) =>
  sql`case when ${until} is null or ${until} > now() then ${tier} else 'free' end`;

const granted = untilItEnds(users.grantedTier, users.grantedTierUntil);
const paid = untilItEnds(users.paidTier, users.paidTierUntil);

const highestFirst = tiers.toReversed().map((tier) => literalTexts([tier]));
const ifHigher = highestFirst.map((tier) => sql`when ${tier} in (${granted}, ${paid}) then ${tier}`);

/**
 * A member's current tier: the higher of what was granted and what was paid, each until its end, by the database's
 * clock.
 */
export const tierInForce = sql<Tier>`case ${sql.join(ifHigher, sql` `)} end`;

const endOf = (tier: AnyColumn, until: AnyColumn) =>
  sql`case when ${tier} = ${tierInForce} then coalesce(${until}, 'infinity') end`;

/** When the tier in force ends; null if it has no end. If it was granted and paid, the later end counts. */
export const tierEndsAt = sql<Date | null>`nullif(
  greatest(${endOf(users.grantedTier, users.grantedTierUntil)}, ${endOf(users.paidTier, users.paidTierUntil)}),
  'infinity')`;

export const suspendedNow = sql<boolean>`(${users.suspendedAt} is not null
  and (${users.suspendedUntil} is null or ${users.suspendedUntil} > now()))`;

const isOpen = sql`${sessions.endedAt} is null and ${sessions.expiresAt} > now()`;

/** How long a refresh token is valid, and so how long a session can be unused. */
export const longestUnused = sql`interval '30 days'`;

/** Whether a session can still be used. */
export const isAlive = sql<boolean>`${isOpen} and ${sessions.lastUsedAt} > now() - ${longestUnused}`;

const viewerColumns = {
  id: users.id,
  sessionId: sessions.id,
  username: users.username,
  displayName: users.displayName,
  avatarUrl: users.avatarUrl,
  role: users.role,
  tier: tierInForce,
  emailVerified: sql<boolean>`${users.emailVerifiedAt} is not null`,
  suspended: suspendedNow,
  secondFactorSince: users.secondFactorSince,
  language: users.language,
  accountAgeHours: sql<number>`extract(epoch from now() - ${users.createdAt})::float8 / 3600`,
};

export type ViewerRow = RowOf<typeof viewerColumns>;

const selectViewer = statement(
  selecting(
    viewerColumns,
    (selectList) => sql`
      select ${selectList} from ${sessions} join ${users} on ${users.id} = ${sessions.userId}
      where ${sessions.id} = ${sql.placeholder('sessionId')} and ${isOpen}`,
  ),
);

/** The member of a session; undefined if the session is over or unknown. */
export const findViewer = async (db: Database, sessionId: string): Promise<ViewerRow | undefined> =>
  (await selectViewer(db, { sessionId }))[0];
