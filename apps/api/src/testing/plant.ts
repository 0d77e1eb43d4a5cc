import { blocks, databaseNow, follows, likes, newId, posts, sessions, users } from '@halved/db';
import { hourMs } from '@halved/shared/durations';
import { type Community, type Person, type Plan, tie, unmoderated } from './community.ts';
import { passwordHash } from './factories.ts';
import type { Api } from './harness.ts';
import { createModel } from './model.ts';
import { plantResolutions } from './resolutions-model.ts';

function communityOf(plan: Plan, now: Date): Community {
  const ago = (hours: number) => new Date(now.getTime() - hours * hourMs);
  const people = plan.roles.map((role, number): Person => {
    const username = `person_${number}`;
    return { id: newId(), username, email: `${username}@example.org`, sessionId: newId(), token: '', role };
  });
  // Some moments are equal, to test that items of the same moment are sorted by their id.
  const since = (pairs: [number, number][]) =>
    new Map(pairs.map(([from, to], index) => [tie(from, to), ago(index % 3)]));
  const blocked = since(plan.blocks);
  const isBlockBetween = ([from, to]: [number, number]) =>
    blocked.has(tie(from, to)) || blocked.has(tie(to, from));
  const plannedPosts = plan.posts.map(({ hoursAgo, likers, isResolved, ...rest }) => ({
    ...rest,
    id: newId(),
    publishedAt: hoursAgo === null ? null : ago(hoursAgo),
    resolvedAt: isResolved && hoursAgo !== null ? now : null,
    ...unmoderated(),
    likes: new Map(likers.map((liker, index) => [liker, ago(index % 2)])),
  }));
  const allowedFollows = since(plan.follows.filter((pair) => !isBlockBetween(pair)));
  return {
    now,
    people,
    blocks: blocked,
    follows: allowedFollows,
    posts: plannedPosts,
    comments: [],
    commentsMade: 0,
    notifications: [],
    muted: new Set(),
  };
}

/** Empties the database and inserts a community, with one statement for each table. */
export async function plant({ db, pool, services }: Api, plan: Plan): Promise<Community> {
  const now = await databaseNow(db);
  const soon = new Date(now.getTime() + hourMs);
  const community = communityOf(plan, now);
  const { people, posts: plannedPosts } = community;
  const model = createModel(community);
  const idOf = (number: number) => people[number]?.id ?? '';
  const tied = (ties: Map<string, Date>) =>
    [...ties].map(([pair, createdAt]) => {
      const [from = 0, to = 0] = pair.split(' ').map(Number);
      return { from: idOf(from), to: idOf(to), createdAt };
    });
  await pool.query('delete from users');
  await db.insert(users).values(
    people.map(({ id, username, email, role }, number) => ({
      id,
      username,
      email,
      role,
      passwordHash,
      // Only reports of members with a verified address can hold a text.
      emailVerifiedAt: now,
      ...model.counters(number),
    })),
  );
  await db
    .insert(sessions)
    .values(people.map(({ id, sessionId }) => ({ id: sessionId, userId: id, expiresAt: soon })));
  for (const person of people) {
    person.token = services.tokens.sign({ userId: person.id, sessionId: person.sessionId });
  }
  const following = tied(community.follows).map(({ from, to, createdAt }) => ({
    followerId: from,
    followedId: to,
    createdAt,
  }));
  if (following.length > 0) await db.insert(follows).values(following);
  const blocking = tied(community.blocks).map(({ from, to, createdAt }) => ({
    blockerId: from,
    blockedId: to,
    createdAt,
  }));
  if (blocking.length > 0) await db.insert(blocks).values(blocking);
  await db.insert(posts).values(
    plannedPosts.map(({ author, likes: liked, ...columns }) => ({
      ...columns,
      userId: idOf(author),
      worryPrompt: 'I worry that …',
      likesCount: liked.size,
      isScheduled: columns.publishedAt === null,
      scheduledFor: columns.publishedAt === null ? soon : null,
    })),
  );
  await plantResolutions(db, plannedPosts);
  const liked = plannedPosts.flatMap(({ id, likes: by }) =>
    [...by].map(([liker, createdAt]) => ({ postId: id, userId: idOf(liker), createdAt })),
  );
  if (liked.length > 0) await db.insert(likes).values(liked);
  return community;
}
