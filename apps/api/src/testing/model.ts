import type { PrivacyLevel } from '@halved/shared/contract/scalars';
import { type Community, tie, type Viewer, type Worry } from './community.ts';

export interface Filter {
  privacyLevel?: PrivacyLevel | 'all' | undefined;
  includeScheduled?: boolean | undefined;
  category?: string | undefined;
  query?: string | undefined;
}

const weekMs = 7 * 24 * 3_600_000;

/** The latest or highest first; among equals the higher id first. */
export const falling =
  <Item extends { id: string }>(placeOf: (item: Item) => number) =>
  (a: Item, b: Item): number =>
    placeOf(b) - placeOf(a) || (a.id < b.id ? 1 : -1);

const newestFirst = falling<Worry>(({ publishedAt }) => publishedAt?.getTime() ?? Number.POSITIVE_INFINITY);
const isApproved = ({ moderationStatus }: Worry) => moderationStatus === 'approved';
const isShared = (worry: Worry) => worry.publishedAt !== null && worry.privacyLevel === 'public';

/** The rules of docs/product.md §1.1 over plain lists, as simple and slow as can be. */
export function createModel({ now, people, follows, blocks, worries, remarks }: Community) {
  const msSince = (moment: Date | null) => now.getTime() - (moment?.getTime() ?? 0);
  const isModerator = (viewer: Viewer) => viewer !== null && people[viewer]?.role !== 'member';
  const follow = (from: Viewer, to: Viewer) => from !== null && to !== null && follows.has(tie(from, to));
  const hasBlocked = (from: Viewer, to: Viewer) => from !== null && to !== null && blocks.has(tie(from, to));
  const apart = (one: Viewer, other: Viewer) => hasBlocked(one, other) || hasBlocked(other, one);

  const sees = (viewer: Viewer, worry: Worry): boolean => {
    const { author, privacyLevel, publishedAt } = worry;
    if (author === viewer) return true;
    if (!publishedAt || apart(viewer, author) || privacyLevel === 'private') return false;
    if (!isApproved(worry) && !(isModerator(viewer) && privacyLevel === 'public')) return false;
    return privacyLevel === 'public' || follow(author, viewer);
  };

  /** Whether the viewer may open a post. A block keeps no moderator from a held public post. */
  const opens = (viewer: Viewer, worry: Worry): boolean =>
    sees(viewer, worry) || (isModerator(viewer) && isShared(worry) && !isApproved(worry));

  const narrow =
    ({ privacyLevel = 'all', includeScheduled, category, query }: Filter) =>
    (worry: Worry): boolean =>
      (privacyLevel === 'all' || worry.privacyLevel === privacyLevel) &&
      (includeScheduled || worry.publishedAt !== null) &&
      (!category || worry.category === category) &&
      (!query || worry.shortContent.toLowerCase().includes(query.toLowerCase()));

  const seenBy = (viewer: Viewer) => worries.filter((worry) => sees(viewer, worry));
  const out = (viewer: Viewer) =>
    seenBy(viewer).filter((worry) => worry.publishedAt !== null && isApproved(worry));
  const commentsCount = (worry: Worry) =>
    remarks.filter(
      (remark) => remark.worry === worry && remark.author !== null && remark.moderationStatus === 'approved',
    ).length;
  const score = (worry: Worry) =>
    (1 + worry.likes.size + 2 * commentsCount(worry)) / (msSince(worry.publishedAt) / 3_600_000 + 2) ** 1.5;
  const own = (viewer: number) =>
    worries.filter(({ author, publishedAt }) => author === viewer && publishedAt !== null);

  const counters = (person: number) => {
    const shared = worries.filter((worry) => worry.author === person && isShared(worry) && isApproved(worry));
    return {
      worriesCount: shared.length,
      resolvedCount: shared.filter(({ resolvedAt }) => resolvedAt !== null).length,
      followersCount: [...follows.keys()].filter((pair) => pair.endsWith(` ${person}`)).length,
      followingCount: [...follows.keys()].filter((pair) => pair.startsWith(`${person} `)).length,
    };
  };

  /** The members whom a person follows or is followed by, the latest first. */
  const listed = (ties: Map<string, Date>, otherEnd: (number: number) => string) =>
    people
      .map(({ id }, number) => ({ id, number, at: ties.get(otherEnd(number)) }))
      .filter(({ at }) => at !== undefined)
      .sort(falling(({ at }) => at?.getTime() ?? 0));

  /** Null where the person blocked the viewer; empty where the viewer blocked the person. */
  const follower = (viewer: Viewer, person: number, otherEnd: (number: number) => string) => {
    if (hasBlocked(person, viewer)) return null;
    if (hasBlocked(viewer, person)) return [];
    return listed(follows, otherEnd).filter(({ number }) => !apart(viewer, number));
  };

  return {
    sees,
    opens,
    isModerator,
    apart,
    hasBlocked,
    counters,
    list: (viewer: Viewer, filter: Filter) => seenBy(viewer).filter(narrow(filter)).sort(newestFirst),
    /** Null where a block hides the author. */
    byUser: (viewer: Viewer, author: number, filter: Filter) =>
      apart(viewer, author)
        ? null
        : seenBy(viewer)
            .filter((worry) => worry.author === author)
            .filter(narrow(filter))
            .sort(newestFirst),
    personalized: (viewer: Viewer) =>
      out(viewer)
        .filter(({ author }) => follow(viewer, author))
        .sort(newestFirst),
    discovery: (viewer: Viewer) =>
      out(viewer)
        .filter(({ privacyLevel }) => privacyLevel === 'public')
        .filter(({ author }) => author !== viewer && !follow(viewer, author))
        .sort(falling(score)),
    liked: (viewer: number) =>
      seenBy(viewer)
        .filter(({ likes }) => likes.has(viewer))
        .sort(falling(({ likes }) => likes.get(viewer)?.getTime() ?? 0)),
    stats: (viewer: Viewer, worry: Worry) => ({
      likesCount: worry.likes.size,
      isLiked: viewer !== null && worry.likes.has(viewer),
    }),
    worry: (viewer: Viewer, worry: Worry) => ({
      id: worry.id,
      userId: people[worry.author]?.id,
      privacyLevel: worry.privacyLevel,
      moderationStatus: worry.moderationStatus,
      likesCount: worry.likes.size,
      isLiked: viewer !== null && worry.likes.has(viewer),
      commentsCount: commentsCount(worry),
      commentsEnabled: worry.commentsEnabled,
      isResolved: worry.resolvedAt !== null,
    }),
    /** Null where the person blocked the viewer. */
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
    followers: (viewer: Viewer, person: number) => follower(viewer, person, (from) => tie(from, person)),
    following: (viewer: Viewer, person: number) => follower(viewer, person, (to) => tie(person, to)),
    blocked: (viewer: number) => listed(blocks, (to) => tie(viewer, to)),
    dashboard(viewer: number) {
      const mine = own(viewer).sort(newestFirst);
      const { followersCount, followingCount } = counters(viewer);
      const isRecent = ({ publishedAt }: Worry) => msSince(publishedAt) < weekMs;
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
