import { blocks, follows, likes, newId, posts, sessions, users } from '@halved/db';
import {
  type ModerationStatus,
  moderationStatuses,
  type PrivacyLevel,
  privacyLevels,
  type Role,
} from '@halved/shared/contract/scalars';
import fc, { type Arbitrary } from 'fast-check';
import { hoursFromNow, type Member, passwordHash } from './factories.ts';
import type { Api } from './harness.ts';

/** A member of a random community; people are numbered, ties are pairs of numbers. */
export interface Person extends Member {
  role: Role;
}

export interface Worry {
  id: string;
  author: number;
  privacyLevel: PrivacyLevel;
  moderationStatus: ModerationStatus;
  publishedAt: Date | null;
  shortContent: string;
  category: string | null;
  commentsCount: number;
  /** Who likes it, and when. */
  likes: Map<number, Date>;
}

export interface Community {
  people: Person[];
  /** Who follows whom, and who blocked whom: "0 1". */
  follows: Set<string>;
  blocks: Set<string>;
  worries: Worry[];
}

export const tie = (from: number, to: number): string => `${from} ${to}`;

/** Words with what a search must take literally, and in capitals or not. */
export const texts = ['I am 100% sure', 'i am sure', 'Under_score', 'back\\slash', 'ÄNGSTE am Abend'];
export const categories = ['work', 'family'];

const roles: Arbitrary<Role> = fc.constantFrom('member', 'member', 'member', 'moderator', 'admin');

const worry = (size: number) =>
  fc.record({
    author: fc.nat(size - 1),
    privacyLevel: fc.constantFrom(...privacyLevels),
    moderationStatus: fc.constantFrom('approved' as const, 'approved' as const, ...moderationStatuses),
    hoursAgo: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 })),
    shortContent: fc.constantFrom(...texts),
    category: fc.constantFrom(null, ...categories),
    commentsCount: fc.nat(2),
    likers: fc.uniqueArray(fc.nat(size - 1), { maxLength: 3 }),
  });

const pairs = (size: number) =>
  fc.uniqueArray(
    fc.tuple(fc.nat(size - 1), fc.nat(size - 1)).filter(([from, to]) => from !== to),
    { maxLength: size * 2, selector: ([from, to]) => tie(from, to) },
  );

/** The shape of a community; `plant` brings it to life. */
export const communities = fc.integer({ min: 2, max: 5 }).chain((size) =>
  fc.record({
    roles: fc.array(roles, { minLength: size, maxLength: size }),
    follows: pairs(size),
    blocks: pairs(size).map((all) => all.slice(0, 2)),
    worries: fc.array(worry(size), { minLength: 1, maxLength: 8 }),
  }),
);

type Plan = typeof communities extends Arbitrary<infer P> ? P : never;

function draw(plan: Plan): Community {
  const people = plan.roles.map((role, number): Person => {
    const username = `person_${number}`;
    return { id: newId(), username, email: `${username}@example.org`, sessionId: newId(), token: '', role };
  });
  const blocked = new Set(plan.blocks.map(([from, to]) => tie(from, to)));
  const apart = ([from, to]: [number, number]) => blocked.has(tie(from, to)) || blocked.has(tie(to, from));
  const worries = plan.worries.map(({ hoursAgo, likers, ...rest }) => ({
    ...rest,
    id: newId(),
    publishedAt: hoursAgo === null ? null : hoursFromNow(-hoursAgo),
    likes: new Map(likers.map((liker, index) => [liker, hoursFromNow(-index % 2)])),
  }));
  const kept = plan.follows.filter((pair) => !apart(pair)).map(([from, to]) => tie(from, to));
  return { people, blocks: blocked, follows: new Set(kept), worries };
}

const idsOf = ({ people }: Community, pair: string): [string, string] => {
  const [from = '', to = ''] = pair.split(' ').map((number) => people[Number(number)]?.id);
  return [from, to];
};

/** Empties the database and puts a community into it, a statement for each kind of thing. */
export async function plant({ db, pool, services }: Api, plan: Plan): Promise<Community> {
  const community = draw(plan);
  const { people, worries } = community;
  await pool.query('delete from users');
  await db.insert(users).values(
    people.map(({ id, username, email, role }, number) => ({
      id,
      username,
      email,
      role,
      passwordHash,
      worriesCount: worries.filter(
        ({ author, privacyLevel, publishedAt, moderationStatus }) =>
          author === number && privacyLevel === 'public' && publishedAt && moderationStatus === 'approved',
      ).length,
    })),
  );
  const expiresAt = hoursFromNow(1);
  await db
    .insert(sessions)
    .values(people.map(({ id, sessionId }) => ({ id: sessionId, userId: id, expiresAt })));
  for (const person of people) {
    person.token = services.tokens.sign({ userId: person.id, sessionId: person.sessionId });
  }
  const follow = [...community.follows].map((pair) => idsOf(community, pair));
  if (follow.length > 0) {
    await db.insert(follows).values(follow.map(([followerId, followedId]) => ({ followerId, followedId })));
  }
  const block = [...community.blocks].map((pair) => idsOf(community, pair));
  if (block.length > 0) {
    await db.insert(blocks).values(block.map(([blockerId, blockedId]) => ({ blockerId, blockedId })));
  }
  await db.insert(posts).values(
    worries.map(({ author, likes: liked, ...columns }) => ({
      ...columns,
      userId: people[author]?.id ?? '',
      worryPrompt: 'I worry that …',
      likesCount: liked.size,
      isScheduled: columns.publishedAt === null,
      scheduledFor: columns.publishedAt === null ? hoursFromNow(1) : null,
    })),
  );
  const liked = worries.flatMap(({ id, likes: by }) =>
    [...by].map(([liker, createdAt]) => ({ postId: id, userId: people[liker]?.id ?? '', createdAt })),
  );
  if (liked.length > 0) await db.insert(likes).values(liked);
  return community;
}
