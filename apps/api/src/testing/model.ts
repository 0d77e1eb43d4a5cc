import type { PrivacyLevel } from '@halved/shared/contract/scalars';
import { dayMs, hourMs } from '@halved/shared/durations';
import { type Community, type ModelPost, tie, type Viewer } from './community.ts';

export interface Filter {
  privacyLevel?: PrivacyLevel | 'all' | undefined;
  includeScheduled?: boolean | undefined;
  category?: string | undefined;
  query?: string | undefined;
}

const weekMs = 7 * dayMs;

/** Sorts by a rank, the highest first. Items of equal rank are sorted by their id, the highest first. */
export const descending =
  <Item extends { id: string }>(rankOf: (item: Item) => number) =>
  (a: Item, b: Item): number =>
    rankOf(b) - rankOf(a) || (a.id < b.id ? 1 : -1);

const newestFirst = descending<ModelPost>(
  ({ publishedAt }) => publishedAt?.getTime() ?? Number.POSITIVE_INFINITY,
);
const isApproved = ({ moderationStatus }: ModelPost) => moderationStatus === 'approved';
const isShared = (post: ModelPost) => post.publishedAt !== null && post.privacyLevel === 'public';

/** The rules of docs/product.md §1.1, computed from plain lists, in simple and slow code. */
export function createModel({ now, people, follows, blocks, posts, comments }: Community) {
  const msSince = (moment: Date | null) => now.getTime() - (moment?.getTime() ?? 0);
  const isModerator = (viewer: Viewer) => viewer !== null && people[viewer]?.role !== 'member';
  const follow = (from: Viewer, to: Viewer) => from !== null && to !== null && follows.has(tie(from, to));
  const hasBlocked = (from: Viewer, to: Viewer) => from !== null && to !== null && blocks.has(tie(from, to));
  const isBlockBetween = (one: Viewer, other: Viewer) => hasBlocked(one, other) || hasBlocked(other, one);

  const sees = (viewer: Viewer, post: ModelPost): boolean => {
    const { author, privacyLevel, publishedAt } = post;
    if (author === viewer) return true;
    if (!publishedAt || isBlockBetween(viewer, author) || privacyLevel === 'private') return false;
    if (!isApproved(post) && !(isModerator(viewer) && privacyLevel === 'public')) return false;
    return privacyLevel === 'public' || follow(author, viewer);
  };

  /** Whether the viewer may open a post. A moderator may open a held public post in spite of a block. */
  const opens = (viewer: Viewer, post: ModelPost): boolean =>
    sees(viewer, post) || (isModerator(viewer) && isShared(post) && !isApproved(post));

  const matches =
    ({ privacyLevel = 'all', includeScheduled, category, query }: Filter) =>
    (post: ModelPost): boolean =>
      (privacyLevel === 'all' || post.privacyLevel === privacyLevel) &&
      (includeScheduled || post.publishedAt !== null) &&
      (!category || post.category === category) &&
      (!query || post.shortContent.toLowerCase().includes(query.toLowerCase()));

  const visiblePosts = (viewer: Viewer) => posts.filter((post) => sees(viewer, post));
  const sharedPosts = (viewer: Viewer) =>
    visiblePosts(viewer).filter((post) => post.publishedAt !== null && isApproved(post));
  const commentsCount = (post: ModelPost) =>
    comments.filter(
      (comment) =>
        comment.post === post && comment.author !== null && comment.moderationStatus === 'approved',
    ).length;
  const score = (post: ModelPost) =>
    (1 + post.likes.size + 2 * commentsCount(post)) / (msSince(post.publishedAt) / hourMs + 2) ** 1.5;
  const ownPublished = (viewer: number) =>
    posts.filter(({ author, publishedAt }) => author === viewer && publishedAt !== null);

  const counters = (person: number) => {
    const shared = posts.filter((post) => post.author === person && isShared(post) && isApproved(post));
    return {
      worriesCount: shared.length,
      resolvedCount: shared.filter(({ resolvedAt }) => resolvedAt !== null).length,
      followersCount: [...follows.keys()].filter((pair) => pair.endsWith(` ${person}`)).length,
      followingCount: [...follows.keys()].filter((pair) => pair.startsWith(`${person} `)).length,
    };
  };

  /** The members with whom a person has one of these ties, the latest first. `otherEnd` makes the key of a tie. */
  const relatedMembers = (ties: Map<string, Date>, otherEnd: (number: number) => string) =>
    people
      .map(({ id }, number) => ({ id, number, at: ties.get(otherEnd(number)) }))
      .filter(({ at }) => at !== undefined)
      .sort(descending(({ at }) => at?.getTime() ?? 0));

  /** Null if the person blocked the viewer; empty if the viewer blocked the person. */
  const followList = (viewer: Viewer, person: number, otherEnd: (number: number) => string) => {
    if (hasBlocked(person, viewer)) return null;
    if (hasBlocked(viewer, person)) return [];
    return relatedMembers(follows, otherEnd).filter(({ number }) => !isBlockBetween(viewer, number));
  };

  return {
    sees,
    opens,
    isModerator,
    isBlockBetween,
    hasBlocked,
    counters,
    list: (viewer: Viewer, filter: Filter) => visiblePosts(viewer).filter(matches(filter)).sort(newestFirst),
    /** Null if a block hides the author. */
    byUser: (viewer: Viewer, author: number, filter: Filter) =>
      isBlockBetween(viewer, author)
        ? null
        : visiblePosts(viewer)
            .filter((post) => post.author === author)
            .filter(matches(filter))
            .sort(newestFirst),
    personalized: (viewer: Viewer) =>
      sharedPosts(viewer)
        .filter(({ author }) => follow(viewer, author))
        .sort(newestFirst),
    discovery: (viewer: Viewer) =>
      sharedPosts(viewer)
        .filter(({ privacyLevel }) => privacyLevel === 'public')
        .filter(({ author }) => author !== viewer && !follow(viewer, author))
        .sort(descending(score)),
    liked: (viewer: number) =>
      visiblePosts(viewer)
        .filter(({ likes }) => likes.has(viewer))
        .sort(descending(({ likes }) => likes.get(viewer)?.getTime() ?? 0)),
    stats: (viewer: Viewer, post: ModelPost) => ({
      likesCount: post.likes.size,
      isLiked: viewer !== null && post.likes.has(viewer),
    }),
    post: (viewer: Viewer, post: ModelPost) => ({
      id: post.id,
      userId: people[post.author]?.id,
      privacyLevel: post.privacyLevel,
      moderationStatus: post.moderationStatus,
      likesCount: post.likes.size,
      isLiked: viewer !== null && post.likes.has(viewer),
      commentsCount: commentsCount(post),
      commentsEnabled: post.commentsEnabled,
      isResolved: post.resolvedAt !== null,
    }),
    /** Null if the person blocked the viewer. */
    profile(viewer: Viewer, person: number) {
      if (hasBlocked(person, viewer)) return null;
      const isBlocked = hasBlocked(viewer, person);
      return {
        id: people[person]?.id,
        isSelf: viewer === person,
        isFollowing: follow(viewer, person),
        isBlocked,
        ...counters(person),
        ...(isBlocked && { worriesCount: 0, resolvedCount: 0 }),
      };
    },
    followers: (viewer: Viewer, person: number) => followList(viewer, person, (from) => tie(from, person)),
    following: (viewer: Viewer, person: number) => followList(viewer, person, (to) => tie(person, to)),
    blocked: (viewer: number) => relatedMembers(blocks, (to) => tie(viewer, to)),
    dashboard(viewer: number) {
      const mine = ownPublished(viewer).sort(newestFirst);
      const { followersCount, followingCount } = counters(viewer);
      const isRecent = ({ publishedAt }: ModelPost) => msSince(publishedAt) < weekMs;
      const stats = {
        totalWorries: mine.length,
        worriesThisWeek: mine.filter(isRecent).length,
        resolvedWorries: mine.filter(({ resolvedAt }) => resolvedAt !== null).length,
        followersCount,
        followingCount,
      };
      const openWorries = mine.filter(({ resolvedAt }) => resolvedAt === null).length;
      return { stats, openWorries, recent: mine.map(({ id }) => id) };
    },
  };
}

export type Model = ReturnType<typeof createModel>;
