import {
  type ModerationStatus,
  moderationStatuses,
  type PrivacyLevel,
  privacyLevels,
  type Role,
} from '@halved/shared/contract/scalars';
import type { NotificationKind } from '@halved/shared/notification-kinds';
import fc, { type Arbitrary } from 'fast-check';
import type { Member } from './factories.ts';
import { steps } from './steps.ts';

/** The moderation of a post or a comment. */
export interface Moderated {
  moderationStatus: ModerationStatus;
  /** The reporters who wait for a decision. `notifiedReporters` are those who were notified of one. */
  reporters: Set<number>;
  notifiedReporters: Set<number>;
  /** Whether the case is open or decided; null without a case. */
  caseState: 'open' | 'decided' | null;
  /** Whether the case is open because the author rewrote the text after it was rejected. */
  isRewritten: boolean;
  /** Whether the author changed the post or comment after the decision. */
  isChanged: boolean;
}

export const unmoderated = (): Omit<Moderated, 'moderationStatus'> => ({
  reporters: new Set(),
  notifiedReporters: new Set(),
  caseState: null,
  isRewritten: false,
  isChanged: false,
});

/** A member of a random community. Each has a number; follows and blocks are pairs of these numbers. */
export interface Person extends Member {
  role: Role;
}

export interface ModelPost extends Moderated {
  id: string;
  author: number;
  privacyLevel: PrivacyLevel;
  publishedAt: Date | null;
  shortContent: string;
  category: string | null;
  commentsEnabled: boolean;
  resolvedAt: Date | null;
  /** The members who like the post, each with the time. */
  likes: Map<number, Date>;
}

/** A comment or a reply. */
export interface ModelComment extends Moderated {
  id: string;
  post: ModelPost;
  /** Null once the comment is deleted. */
  author: number | null;
  parent: ModelComment | null;
  content: string;
}

/** A notification. Events of one kind about one subject share a notification until it is read. */
export interface ModelNotification {
  user: number;
  kind: NotificationKind;
  /** A post, a comment that got a reply, or the member themselves. */
  subject: ModelPost | ModelComment | number;
  post: ModelPost | null;
  aboutComment: ModelComment | null;
  isRead: boolean;
  /** The actors, each with their comments if they commented; the latest last. */
  actors: Map<number, ModelComment[]>;
}

export interface Community {
  /** The database's time at the start. */
  now: Date;
  people: Person[];
  /** The follows and the blocks, as pairs of people such as "0 1", each with its time. */
  follows: Map<string, Date>;
  blocks: Map<string, Date>;
  posts: ModelPost[];
  /** Oldest first. */
  comments: ModelComment[];
  /** The number of comments that were ever made. */
  commentsMade: number;
  /** Oldest first. */
  notifications: ModelNotification[];
  /** Members who turned support notifications off. */
  muted: Set<number>;
}

/** The number of a person; null for a visitor. */
export type Viewer = number | null;

export const tie = (from: number, to: number): string => `${from} ${to}`;

/** Words with characters that a search must take literally, in upper and lower case. */
export const texts = ['I am 100% sure', 'i am sure', 'Under_score', 'back\\slash', 'ÄNGSTE am Abend'];
export const categories = ['work', 'family'];

const roles: Arbitrary<Role> = fc.constantFrom('member', 'member', 'member', 'moderator', 'admin');

const overAWeekAgo = 24 * 7 + 1;
const hoursAgo = fc.integer({ min: 1, max: 5 });

const randomPost = (size: number) =>
  fc.record({
    author: fc.nat(size - 1),
    privacyLevel: fc.constantFrom('public' as const, ...privacyLevels),
    moderationStatus: fc.constantFrom('approved' as const, 'approved' as const, ...moderationStatuses),
    hoursAgo: fc.oneof(fc.constant(null), hoursAgo, hoursAgo, fc.constant(overAWeekAgo)),
    shortContent: fc.constantFrom(...texts),
    category: fc.constantFrom(null, ...categories),
    commentsEnabled: fc.constantFrom(true, true, true, false),
    isResolved: fc.boolean(),
    likers: fc.uniqueArray(fc.nat(size - 1), { maxLength: 3 }),
  });

const pairs = (size: number) =>
  fc.uniqueArray(
    fc.tuple(fc.nat(size - 1), fc.nat(size - 1)).filter(([from, to]) => from !== to),
    { maxLength: size * 2, selector: ([from, to]) => tie(from, to) },
  );

/**
 * Generates a plan: a community, and the next steps of its members. `plant` inserts the community, and `perform` does
 * the steps.
 */
export const communities = fc.integer({ min: 2, max: 5 }).chain((size) =>
  fc.record({
    roles: fc.array(roles, { minLength: size, maxLength: size }),
    follows: pairs(size),
    blocks: pairs(size).map((all) => all.slice(0, 2)),
    posts: fc.array(randomPost(size), { minLength: 1, maxLength: 8 }),
    steps: steps(size),
  }),
);

export type Plan = typeof communities extends Arbitrary<infer P> ? P : never;
