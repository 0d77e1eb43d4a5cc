import type { Comment, ThreadedComment, ThreadPage } from '@halved/shared/contract/comments';
import type { Post, PostPage } from '@halved/shared/contract/posts';
import type { PublicProfile, User } from '@halved/shared/contract/users';

let idCount = 0;
/** A valid UUID, a new one at each call. */
export const anId = (): string => `0198c0de-0000-7000-8000-${String(++idCount).padStart(12, '0')}`;

export function aUser(changes: Partial<User> = {}): User {
  return {
    id: anId(),
    email: 'maya@example.org',
    username: 'maya',
    displayName: 'Maya',
    emailVerified: true,
    bio: null,
    avatarUrl: null,
    createdAt: '2026-02-03T10:00:00.000Z',
    role: 'member',
    tier: 'free',
    tierEndsAt: null,
    hasSubscribed: false,
    country: null,
    region: null,
    city: null,
    locationSharing: false,
    emailNotifications: true,
    pushNotifications: false,
    privacyLevel: 'public',
    language: 'en',
    listedInMembers: true,
    earlyFeatures: [],
    suspension: null,
    hasSecondFactor: false,
    needsSecondFactor: false,
    ...changes,
  };
}

/** Another member's profile. */
export const aProfile = (changes: Partial<PublicProfile> = {}): PublicProfile => ({
  id: anId(),
  username: 'noor',
  displayName: 'Noor',
  avatarUrl: null,
  bio: null,
  createdAt: '2026-02-03T10:00:00.000Z',
  followersCount: 0,
  followingCount: 0,
  worriesCount: 0,
  resolvedCount: 0,
  isFollowing: false,
  isBlocked: false,
  isSelf: false,
  ...changes,
});

export function aPost(changes: Partial<Post> = {}): Post {
  const user = changes.user ?? { id: anId(), username: 'noor', displayName: 'Noor', avatarUrl: null };
  return {
    id: anId(),
    userId: user.id,
    user,
    shortContent: 'The results come on Thursday.',
    worryPrompt: 'What keeps you up tonight?',
    privacyLevel: 'public',
    commentsEnabled: true,
    longContent: null,
    longContentTruncated: false,
    isScheduled: false,
    scheduledFor: null,
    publishedAt: '2026-11-20T10:00:00.000Z',
    createdAt: '2026-11-20T10:00:00.000Z',
    updatedAt: '2026-11-20T10:00:00.000Z',
    likesCount: 0,
    isLiked: false,
    commentsCount: 0,
    isResolved: false,
    language: 'en',
    category: null,
    moderationStatus: 'approved',
    sensitive: false,
    ...changes,
  };
}

/** One page of posts, by default the last one. */
export const aPage = (posts: Post[], nextCursor: string | null = null): PostPage => ({
  posts,
  total: posts.length,
  hasMore: nextCursor !== null,
  nextCursor,
});

/** The author as a post's `user` and `userId`. */
export const authoredBy = ({
  id,
  username,
  displayName,
  avatarUrl,
}: User): Pick<Post, 'userId' | 'user'> => ({
  userId: id,
  user: { id, username, displayName, avatarUrl },
});

export function aComment(changes: Partial<Comment> = {}): Comment {
  const user =
    changes.user === undefined
      ? { id: anId(), username: 'ines', displayName: 'Inés', avatarUrl: null }
      : changes.user;
  return {
    id: anId(),
    postId: anId(),
    userId: user?.id ?? null,
    user,
    content: 'I know this feeling.',
    createdAt: '2026-11-20T11:00:00.000Z',
    updatedAt: '2026-11-20T11:00:00.000Z',
    moderationStatus: 'approved',
    parentCommentId: null,
    depth: 1,
    replies: [],
    replyCount: 0,
    isDeleted: false,
    ...changes,
  };
}

/** A comment with these replies. */
export function aThread(
  changes: Partial<ThreadedComment> = {},
  replies: ThreadedComment[] = [],
): ThreadedComment {
  const comment = aComment(changes);
  return {
    ...comment,
    replyCount: replies.length,
    repliesCursor: null,
    ...changes,
    replies: replies.map((reply) => ({
      ...reply,
      parentCommentId: comment.id,
      depth: comment.depth + 1,
    })),
  };
}

/** One page of a thread, by default the last one. */
export const aThreadPage = (comments: ThreadedComment[], nextCursor: string | null = null): ThreadPage => ({
  comments,
  total: comments.length,
  hasMore: nextCursor !== null,
  nextCursor,
});
