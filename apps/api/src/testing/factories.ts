import {
  blocks,
  comments,
  type Database,
  type EmailPurpose,
  follows,
  likes,
  newId,
  notifications,
  posts,
  refreshTokens,
  resolutions,
  sessions,
  users,
} from '@halved/db';
import { hourMs } from '@halved/shared/durations';
import { eq, sql } from 'drizzle-orm';
import { vi } from 'vitest';
import { issueMailedToken } from '../modules/auth/mailed-token-queries.ts';
import { accessTokenSeconds, hashToken, newToken, type Tokens } from '../services/tokens.ts';
import { createUnderstood } from './understood.ts';

/** The password of every member that a factory makes. */
export const password = 'Correct1horse';
// The hash of `password` with the server's own parameters. It was made once, so that no factory waits for a hash.
export const passwordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$dayoRjTDa2YhnXJt4XLv/A$P6KqaPeiIVO1w397n9veu7VrtMEsJU3acV1HrlvmxGk';

/** A member with a session, as whom a test makes calls. */
export interface Member {
  id: string;
  username: string;
  email: string;
  sessionId: string;
  token: string;
}

type Columns = Partial<typeof users.$inferInsert>;
type PostColumns = Partial<typeof posts.$inferInsert>;
type ResolutionColumns = Partial<Omit<typeof resolutions.$inferInsert, 'postId'>>;
type CommentColumns = Partial<Omit<typeof comments.$inferInsert, 'parentId' | 'rootId' | 'depth'>>;

/** The fields of a comment that are needed to make a reply to it. */
export interface MadeComment {
  id: string;
  rootId: string;
  depth: number;
}

/** A moment some hours from now; it is in the past if `hours` is negative. */
export const hoursFromNow = (hours: number): Date => new Date(Date.now() + hours * hourMs);

const orDefault = (date: Date | null | undefined, otherwise: Date | null) =>
  date === undefined ? otherwise : date;

let membersCount = 0;

const isCounted = sql<boolean>`${posts.publishedAt} is not null and ${posts.privacyLevel} = 'public'
  and ${posts.moderationStatus} = 'approved'`;

/** Inserts rows directly, with correct counters. A test passes only the values that matter to it. */
export function createFactories(db: Database, tokens: Tokens) {
  const countFollow = async (followerId: string, followedId: string, by: number) => {
    const { followingCount, followersCount } = users;
    await db
      .update(users)
      .set({ followingCount: sql`${followingCount} + ${by}` })
      .where(eq(users.id, followerId));
    await db
      .update(users)
      .set({ followersCount: sql`${followersCount} + ${by}` })
      .where(eq(users.id, followedId));
  };

  const follow = async (follower: { id: string }, followed: { id: string }, createdAt?: Date) => {
    const pair = { followerId: follower.id, followedId: followed.id };
    await db.insert(follows).values({ ...pair, ...(createdAt && { createdAt }) });
    await countFollow(follower.id, followed.id, 1);
  };

  const unfollow = async (follower: { id: string }, followed: { id: string }): Promise<void> => {
    const deleted = await db
      .delete(follows)
      .where(sql`${follows.followerId} = ${follower.id} and ${follows.followedId} = ${followed.id}`)
      .returning();
    if (deleted.length > 0) await countFollow(follower.id, followed.id, -1);
  };

  return {
    ...createUnderstood(db),

    /** A verified member on the free tier, signed in. */
    async aMember(columns: Columns = {}): Promise<Member> {
      const id = columns.id ?? newId();
      const username = columns.username ?? `member_${++membersCount}`;
      const email = columns.email ?? `${username.toLowerCase()}@example.org`;
      await db
        .insert(users)
        .values({ passwordHash, emailVerifiedAt: new Date(), ...columns, id, username, email });
      const sessionId = newId();
      await db.insert(sessions).values({ id: sessionId, userId: id, expiresAt: hoursFromNow(24 * 90) });
      return { id, username, email, sessionId, token: tokens.sign({ userId: id, sessionId }) };
    },

    /** A public post, published just now and approved. */
    async aPost({ by, ...columns }: PostColumns & { by: { id: string } }): Promise<{ id: string }> {
      const id = columns.id ?? newId();
      const publishedAt = orDefault(columns.publishedAt, new Date());
      const privacyLevel = columns.privacyLevel ?? 'public';
      await db.insert(posts).values({
        shortContent: 'I worry that I said too much.',
        worryPrompt: 'I worry that …',
        language: 'en',
        isScheduled: publishedAt === null,
        scheduledFor: publishedAt === null ? hoursFromNow(1) : null,
        ...columns,
        id,
        userId: by.id,
        privacyLevel,
        publishedAt,
      });
      const isApproved = (columns.moderationStatus ?? 'approved') === 'approved';
      if (publishedAt && privacyLevel === 'public' && isApproved) {
        await db
          .update(users)
          .set({
            worriesCount: sql`${users.worriesCount} + 1`,
            resolvedCount: sql`${users.resolvedCount} + ${columns.resolvedAt ? 1 : 0}`,
          })
          .where(eq(users.id, by.id));
      }
      return { id };
    },

    /** An approved comment on a post, or an approved reply to a comment. */
    async aComment({
      by,
      on,
      under,
      ...columns
    }: CommentColumns & {
      by: { id: string };
      on: { id: string };
      under?: MadeComment;
    }): Promise<MadeComment> {
      const id = columns.id ?? newId();
      const moment = columns.createdAt ?? sql<Date>`clock_timestamp()`;
      const depth = (under?.depth ?? 0) + 1;
      const parts = { postId: on.id, userId: by.id, parentId: under?.id, rootId: under?.rootId, depth };
      await db.insert(comments).values({
        content: 'I know that feeling.',
        createdAt: moment,
        updatedAt: moment,
        ...columns,
        ...parts,
        id,
      });
      if ((columns.moderationStatus ?? 'approved') === 'approved') {
        await db
          .update(posts)
          .set({ commentsCount: sql`${posts.commentsCount} + 1` })
          .where(eq(posts.id, on.id));
        const { repliesCount } = comments;
        if (under) {
          await db
            .update(comments)
            .set({ repliesCount: sql`${repliesCount} + 1` })
            .where(eq(comments.id, under.id));
        }
      }
      return { id, rootId: under?.rootId ?? id, depth };
    },

    /** Resolves a published post. */
    async aResolution({
      of,
      ...columns
    }: ResolutionColumns & { of: { id: string } }): Promise<{ id: string }> {
      const id = columns.id ?? newId();
      const resolvedAt = columns.resolvedAt ?? new Date();
      await db
        .insert(resolutions)
        .values({ copingMethods: ['Talking to a friend'], ...columns, id, postId: of.id, resolvedAt });
      const [post] = await db
        .update(posts)
        .set({ resolvedAt })
        .where(eq(posts.id, of.id))
        .returning({ userId: posts.userId, counts: isCounted });
      if (post?.counts) {
        await db
          .update(users)
          .set({ resolvedCount: sql`${users.resolvedCount} + 1` })
          .where(eq(users.id, post.userId));
      }
      return { id };
    },

    follow,

    /** Blocks a member, which ends the follows in both directions. */
    async block(blocker: { id: string }, blocked: { id: string }): Promise<void> {
      await unfollow(blocker, blocked);
      await unfollow(blocked, blocker);
      await db.insert(blocks).values({ blockerId: blocker.id, blockedId: blocked.id });
    },

    async like(member: { id: string }, post: { id: string }, createdAt?: Date): Promise<void> {
      await db.insert(likes).values({ userId: member.id, postId: post.id, ...(createdAt && { createdAt }) });
      await db
        .update(posts)
        .set({ likesCount: sql`${posts.likesCount} + 1` })
        .where(eq(posts.id, post.id));
    },

    /** A notification without actors. */
    async aNotification(
      { id: userId }: { id: string },
      columns: Partial<typeof notifications.$inferInsert> = {},
    ): Promise<{ id: string }> {
      const id = columns.id ?? newId();
      await db.insert(notifications).values({ kind: 'check_in', subjectId: userId, ...columns, id, userId });
      return { id };
    },

    change: async (member: { id: string }, columns: Columns): Promise<void> => {
      await db.update(users).set(columns).where(eq(users.id, member.id));
    },

    /** The same member with an access token that expired a minute ago. */
    withStaleToken(member: Member): Member {
      const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - (accessTokenSeconds + 60) * 1_000);
      const token = tokens.sign({ userId: member.id, sessionId: member.sessionId });
      clock.mockRestore();
      return { ...member, token };
    },

    /** A refresh token of the member's session, not used yet. */
    async aRefreshToken({ sessionId }: Pick<Member, 'sessionId'>): Promise<string> {
      const token = newToken();
      const expiresAt = hoursFromNow(24 * 30);
      await db.insert(refreshTokens).values({ sessionId, hash: hashToken(token), expiresAt });
      return token;
    },

    /** The token of a link that was mailed to a member just now. */
    aMailedToken: ({ id }: { id: string }, purpose: EmailPurpose): Promise<string> =>
      issueMailedToken(db, { userId: id, purpose }),
  };
}
