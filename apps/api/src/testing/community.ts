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

/** Where a worry or a comment stands with the moderators. */
export interface Judged {
  moderationStatus: ModerationStatus;
  /** Who reported it and waits, and who was told what became of it. */
  reporters: Set<number>;
  answered: Set<number>;
  /** Whether it waits for a moderator, or was decided on. */
  waits: 'open' | 'decided' | null;
  /** It waits because it was rewritten after it was rejected. */
  isRewritten: boolean;
  /** It was changed since it was decided on. */
  isChanged: boolean;
}

export const unheard = (): Omit<Judged, 'moderationStatus'> => ({
  reporters: new Set(),
  answered: new Set(),
  waits: null,
  isRewritten: false,
  isChanged: false,
});

/** A member of a random community; people are numbered, ties are pairs of numbers. */
export interface Person extends Member {
  role: Role;
}

export interface Worry extends Judged {
  id: string;
  author: number;
  privacyLevel: PrivacyLevel;
  publishedAt: Date | null;
  shortContent: string;
  category: string | null;
  commentsEnabled: boolean;
  resolvedAt: Date | null;
  /** Who likes it, and when. */
  likes: Map<number, Date>;
}

/** A comment or an answer. */
export interface Remark extends Judged {
  id: string;
  worry: Worry;
  /** Nobody's once it is deleted. */
  author: number | null;
  parent: Remark | null;
  content: string;
}

/** What somebody was told; one line for all that is alike about one thing, as long as they did not read it. */
export interface Told {
  user: number;
  kind: NotificationKind;
  /** A worry, a comment that was answered, or the member themselves. */
  subject: Worry | Remark | number;
  worry: Worry | null;
  about: Remark | null;
  isRead: boolean;
  /** Who is behind it, and with which comment; the latest last. */
  actors: Map<number, Remark | null>;
}

export interface Community {
  /** The database's time when it began. */
  now: Date;
  people: Person[];
  /** Who follows whom, and who blocked whom, "0 1", since when. */
  follows: Map<string, Date>;
  blocks: Map<string, Date>;
  worries: Worry[];
  /** In the order in which they were made. */
  remarks: Remark[];
  /** How many were ever made. */
  said: number;
  /** The same. */
  told: Told[];
  /** Who wants no support notifications. */
  muted: Set<number>;
}

/** The number of a person, or nobody. */
export type Viewer = number | null;

export const tie = (from: number, to: number): string => `${from} ${to}`;

/** Words with what a search must take literally, and in capitals or not. */
export const texts = ['I am 100% sure', 'i am sure', 'Under_score', 'back\\slash', 'ÄNGSTE am Abend'];
export const categories = ['work', 'family'];

const roles: Arbitrary<Role> = fc.constantFrom('member', 'member', 'member', 'moderator', 'admin');

const overAWeekAgo = 24 * 7 + 1;
const hoursAgo = fc.integer({ min: 1, max: 5 });

const worry = (size: number) =>
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

/** The shape of a community and what its members do next; `plant` and `perform` bring it to life. */
export const communities = fc.integer({ min: 2, max: 5 }).chain((size) =>
  fc.record({
    roles: fc.array(roles, { minLength: size, maxLength: size }),
    follows: pairs(size),
    blocks: pairs(size).map((all) => all.slice(0, 2)),
    worries: fc.array(worry(size), { minLength: 1, maxLength: 8 }),
    steps: steps(size),
  }),
);

export type Plan = typeof communities extends Arbitrary<infer P> ? P : never;
