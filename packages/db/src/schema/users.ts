import { type PrivacyLevel, privacyLevels, type Role, roles } from '@halved/shared/contract/scalars';
import { type EmailProof, emailProofs } from '@halved/shared/email-proofs';
import { type LanguageCode, languageCodes } from '@halved/shared/languages';
import { type Tier, tiers } from '@halved/shared/tiers';
import { type AnyColumn, desc, type SQL, sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, momentColumn } from './columns.ts';
import { oneOf } from './one-of.ts';

/** The sort key of recently active members. Members who were never active come last, the newest of them first. */
export const lastSeen = ({ lastSeenAt }: { lastSeenAt: AnyColumn }): SQL<Date> =>
  sql`coalesce(${lastSeenAt}, '1970-01-01T00:00:00Z'::timestamptz)`;

/** Members. A counter is changed in the same transaction as the rows that it counts. */
export const users = pgTable(
  'users',
  {
    id: idColumn(),
    email: text().notNull(),
    username: text().notNull(),
    passwordHash: text().notNull(),
    displayName: text(),
    bio: text(),
    avatarUrl: text(),
    role: text().$type<Role>().notNull().default('member'),
    emailVerifiedAt: momentColumn(),
    /** How the address was verified. Null if it is not verified, and if it was verified before this column existed. */
    emailVerifiedBy: text().$type<EmailProof>(),
    country: text(),
    region: text(),
    city: text(),
    locationSharing: boolean().notNull().default(false),
    emailNotifications: boolean().notNull().default(true),
    pushNotifications: boolean().notNull().default(false),
    privacyLevel: text().$type<PrivacyLevel>().notNull().default('public'),
    language: text().$type<LanguageCode>().notNull().default('en'),
    listedInMembers: boolean().notNull().default(true),
    /** A tier that the operator has granted. It ends at `grantedTierUntil`, or never if that is null. */
    grantedTier: text().$type<Tier>().notNull().default('free'),
    grantedTierUntil: momentColumn(),
    suspendedAt: momentColumn(),
    suspendedUntil: momentColumn(),
    /** The number of public, published and approved posts. */
    worriesCount: integer().notNull().default(0),
    /** The number of public, published, approved and resolved posts. */
    resolvedCount: integer().notNull().default(0),
    followersCount: integer().notNull().default(0),
    followingCount: integer().notNull().default(0),
    /** Updated about once a minute while the member is active. */
    lastSeenAt: momentColumn(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [
    uniqueIndex('users_email_key').on(sql`lower(${table.email})`),
    uniqueIndex('users_username_key').on(sql`lower(${table.username})`),
    index('users_by_last_seen').on(sql`${lastSeen(table)} desc`, desc(table.id)),
    index('users_suspended').on(table.suspendedUntil).where(sql`${table.suspendedAt} is not null`),
    oneOf('users_role', table.role, roles),
    oneOf('users_email_verified_by', table.emailVerifiedBy, emailProofs),
    oneOf('users_privacy_level', table.privacyLevel, privacyLevels),
    oneOf('users_language', table.language, languageCodes),
    oneOf('users_granted_tier', table.grantedTier, tiers),
  ],
);

/** Who follows whom. A friends-only post is for those whom its author follows. */
export const follows = pgTable(
  'follows',
  {
    followerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    followedId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.followerId, table.followedId] }),
    index('follows_latest_followers').on(table.followedId, desc(table.createdAt), desc(table.followerId)),
    index('follows_latest_followed').on(table.followerId, desc(table.createdAt), desc(table.followedId)),
  ],
);

/** Blocks. A block hides both members from each other. */
export const blocks = pgTable(
  'blocks',
  {
    blockerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    blockedId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.blockerId, table.blockedId] }),
    index('blocks_blocked').on(table.blockedId, table.blockerId),
  ],
);
