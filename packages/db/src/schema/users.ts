import { type AutoPrivateDays, autoPrivateDays } from '@halved/shared/auto-private';
import { type PrivacyLevel, privacyLevels, type Role, roles } from '@halved/shared/contract/scalars';
import { type EarlyFeature, earlyFeatures } from '@halved/shared/early-features';
import { type EmailProof, emailProofs } from '@halved/shared/email-proofs';
import { type LanguageCode, languageCodes } from '@halved/shared/languages';
import { type Tier, tiers } from '@halved/shared/tiers';
import { type AnyColumn, desc, type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { literalInts, literalTexts } from '../literal.ts';
import { createdAt, idColumn, momentColumn } from './columns.ts';
import { oneOf } from './one-of.ts';

/**
 * When others may know that a member was active, the sort key of recently active members. Members who were never active
 * or hide when they are come last, the newest of them first.
 */
export const lastSeen = (member: { lastSeenAt: AnyColumn; hideActivity: AnyColumn }): SQL<Date> => {
  const never = sql`'1970-01-01T00:00:00Z'::timestamptz`;
  return sql`case when ${member.hideActivity} then ${never} else coalesce(${member.lastSeenAt}, ${never}) end`;
};

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
    /** Whether aggregates count the member, from the next snapshot on. */
    counted: boolean().notNull().default(true),
    /** After so many days the member's public posts become private. Null: never. */
    autoPrivateAfterDays: smallint().$type<AutoPrivateDays>(),
    /** Whether others are not to know when the member is active. */
    hideActivity: boolean().notNull().default(false),
    /** What the member tries early. It counts only while the tier has early access. */
    earlyFeatures: text().array().$type<EarlyFeature[]>().notNull().default([]),
    /** A tier that the operator has granted. It ends at `grantedTierUntil`, or never if that is null. */
    grantedTier: text().$type<Tier>().notNull().default('free'),
    grantedTierUntil: momentColumn(),
    /**
     * The tier that the member’s subscriptions give, kept by those who change them, so that no request has to read
     * subscriptions. It ends at `paidTierUntil`; null while a subscription renews.
     */
    paidTier: text().$type<Tier>().notNull().default('free'),
    paidTierUntil: momentColumn(),
    /** Since when signing in needs a code of the member's second factor. Null if it needs none. */
    secondFactorSince: momentColumn(),
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
    index('users_by_last_seen').on(sql`(${lastSeen(table)}) desc`, desc(table.id)),
    index('users_newest').on(desc(table.createdAt), desc(table.id)),
    // For searches by the start of a name, whatever the collation of the database is.
    index('users_by_username_start').on(sql`lower(${table.username}) text_pattern_ops`),
    index('users_by_name_start').on(sql`lower(${table.displayName}) text_pattern_ops`),
    index('users_auto_private').on(table.id).where(sql`${table.autoPrivateAfterDays} is not null`),
    index('users_suspended').on(table.suspendedUntil).where(sql`${table.suspendedAt} is not null`),
    oneOf('users_role', table.role, roles),
    oneOf('users_email_verified_by', table.emailVerifiedBy, emailProofs),
    oneOf('users_privacy_level', table.privacyLevel, privacyLevels),
    oneOf('users_language', table.language, languageCodes),
    oneOf('users_granted_tier', table.grantedTier, tiers),
    oneOf('users_paid_tier', table.paidTier, tiers),
    check('users_auto_private_days', sql`${table.autoPrivateAfterDays} in (${literalInts(autoPrivateDays)})`),
    check('users_early_features', sql`${table.earlyFeatures} <@ array[${literalTexts(earlyFeatures)}]`),
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
