import * as z from 'zod/mini';
import { checkInAnswers, checkInReasons } from '../check-in-kinds.ts';
import { emailProofs } from '../email-proofs.ts';
import { mailKinds } from '../mail-kinds.ts';
import { checkInFrequencies, emailFrequencies } from '../notification-kinds.ts';
import { reportReasons } from '../report-reasons.ts';
import { timeRanges } from '../time-ranges.ts';
import { exportedPayments } from './account-export-payments.ts';
import { autoPrivateAfterDays } from './advanced-privacy.ts';
import { category } from './category.ts';
import { component, id, language, moderationStatus, moment, privacyLevel, tier } from './scalars.ts';
import { User } from './users.ts';

const maybe = z.nullable(moment);
const Tie = z.strictObject({ username: z.string(), since: moment });

const Worry = z.strictObject({
  id,
  worryPrompt: z.string(),
  shortContent: z.string(),
  longContent: z.nullable(z.string()),
  privacyLevel,
  sensitive: z.boolean(),
  commentsEnabled: z.boolean(),
  isScheduled: z.boolean(),
  scheduledFor: maybe,
  publishedAt: maybe,
  /** When the post became private because of its age. */
  madePrivateAt: maybe,
  createdAt: moment,
  updatedAt: moment,
  resolvedAt: maybe,
  likesCount: z.int(),
  commentsCount: z.int(),
  language: z.nullable(language),
  category: z.nullable(z.string()),
  moderationStatus,
});

/** The analysis of one of the member's posts. */
const Understood = z.strictObject({
  worryId: id,
  category,
  subcategory: z.nullable(z.string()),
  sentimentScore: z.number(),
  keywords: z.array(z.string()),
  confidence: z.number(),
  analyzedAt: moment,
});

/** The resolution of one of the member's posts. */
const Resolved = z.strictObject({
  worryId: id,
  copingMethods: z.array(z.string()),
  resolutionStory: z.nullable(z.string()),
  helpfulnessRating: z.nullable(z.int()),
  resolvedAt: moment,
  updatedAt: moment,
});

/** If the member may not see the post, `worryId` and `answerTo` are null. */
const OwnComment = z.strictObject({
  id,
  worryId: z.nullable(id),
  answerTo: z.nullable(id),
  content: z.string(),
  moderationStatus,
  repliesCount: z.int(),
  createdAt: moment,
  updatedAt: moment,
});

const Told = z.strictObject({
  id,
  kind: z.string(),
  worryId: z.nullable(id),
  commentId: z.nullable(id),
  /** The usernames of the actors. */
  by: z.array(z.string()),
  createdAt: moment,
  readAt: maybe,
});

/** What is derived from exported values. */
const leftOut = {
  suspension: true,
  tierEndsAt: true,
  hasSubscribed: true,
  hasSecondFactor: true,
  needsSecondFactor: true,
} as const;

/**
 * Everything that is stored about a member (docs/product.md §2.7). It contains all their own words. About others it
 * contains only usernames and ids that the member may see.
 */
export const AccountExport = component(
  'AccountExport',
  z.strictObject({
    exportedAt: moment,
    account: z.extend(z.omit(User, leftOut), {
      /** Since when signing in needs a code of the second factor. */
      secondFactorSince: maybe,
      /** Whether aggregates count the member. */
      counted: z.boolean(),
      emailVerifiedAt: maybe,
      emailVerifiedBy: z.nullable(z.enum(emailProofs)),
      autoPrivateAfterDays,
      hideActivity: z.boolean(),
      grantedTier: tier,
      grantedTierUntil: maybe,
      paidTier: tier,
      paidTierUntil: maybe,
      suspendedAt: maybe,
      suspendedUntil: maybe,
      worriesCount: z.int(),
      resolvedCount: z.int(),
      followersCount: z.int(),
      followingCount: z.int(),
      lastSeenAt: maybe,
      updatedAt: moment,
    }),
    /** Null until the member chooses something. */
    notificationPreferences: z.nullable(
      z.strictObject({
        emailFrequency: z.enum(emailFrequencies),
        supportNotifications: z.boolean(),
        checkInFrequency: z.enum(checkInFrequencies),
        quietHoursStart: z.string(),
        quietHoursEnd: z.string(),
        timezone: z.string(),
        lastCheckInAt: maybe,
        lastReminderAt: maybe,
        adminMails: z.boolean(),
        lastAdminMailAt: maybe,
      }),
    ),
    worries: z.array(Worry),
    analyses: z.array(Understood),
    resolutions: z.array(Resolved),
    comments: z.array(OwnComment),
    /** The member's reports. If the member may not see the post, `worryId` is null. */
    reports: z.array(
      z.strictObject({
        worryId: z.nullable(id),
        commentId: z.nullable(id),
        reason: z.enum(reportReasons),
        details: z.nullable(z.string()),
        createdAt: moment,
      }),
    ),
    /** Likes of posts that the member may see. */
    likes: z.array(z.strictObject({ worryId: id, likedAt: moment })),
    /** The exercises that the member has started. */
    exercises: z.array(
      z.strictObject({
        id,
        exerciseId: id,
        /** The name of the exercise in the content, such as `box-breathing`. */
        exercise: z.string(),
        /** Counted from 0. */
        currentStep: z.int(),
        notes: z.nullable(z.string()),
        rating: z.nullable(z.int()),
        effectiveness: z.nullable(z.int()),
        startedAt: moment,
        updatedAt: moment,
        completedAt: maybe,
      }),
    ),
    following: z.array(Tie),
    followers: z.array(Tie),
    /** The members whom the member has blocked. */
    blocked: z.array(Tie),
    notifications: z.array(Told),
    /** The questions about the member's open posts. The post is null once it is deleted. */
    checkIns: z.array(
      z.strictObject({
        worryId: z.nullable(id),
        reason: z.nullable(z.enum(checkInReasons)),
        askedAt: moment,
        answer: z.nullable(z.enum(checkInAnswers)),
        answeredAt: maybe,
      }),
    ),
    /** The published aggregates in which the member is counted. An empty text stands for all. */
    countedIn: z.array(
      z.strictObject({
        range: z.enum(timeRanges),
        country: z.string(),
        region: z.string(),
        category: z.string(),
      }),
    ),
    sessions: z.array(
      z.strictObject({
        id,
        userAgent: z.nullable(z.string()),
        createdAt: moment,
        lastUsedAt: moment,
        expiresAt: moment,
        endedAt: maybe,
      }),
    ),
    /** Mails that wait to be sent. */
    waitingMails: z.array(
      z.strictObject({ kind: z.enum(mailKinds), createdAt: moment, dueAt: moment, attempts: z.int() }),
    ),
    /** Mailed links that are still valid. */
    mailedLinks: z.array(
      z.strictObject({ purpose: z.enum(['verify', 'reset']), createdAt: moment, expiresAt: moment }),
    ),
    /** Devices that get push messages. */
    pushSubscriptions: z.array(
      z.strictObject({
        endpoint: z.string(),
        userAgent: z.nullable(z.string()),
        createdAt: moment,
        lastUsedAt: maybe,
      }),
    ),
    ...exportedPayments,
    /** Requests of the last 24 hours that carried an Idempotency-Key. */
    requests: z.array(
      z.strictObject({ operation: z.string(), key: z.string(), createdId: id, createdAt: moment }),
    ),
    /** Entries of the audit log in which the member is the actor or the person concerned. */
    records: z.array(z.strictObject({ action: z.string(), byYou: z.boolean(), createdAt: moment })),
  }),
);
export type AccountExport = z.infer<typeof AccountExport>;
