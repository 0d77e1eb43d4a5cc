import type { PrivacyLevel } from '@halved/shared/contract/scalars';
import { type Community, tie, type Worry } from './community.ts';

/** The number of a person, or nobody. */
export type Viewer = number | null;

export interface Filter {
  privacyLevel?: PrivacyLevel | 'all' | undefined;
  includeScheduled?: boolean | undefined;
  category?: string | undefined;
  query?: string | undefined;
}

const newestFirst =
  (placeOf: (worry: Worry) => number) =>
  (a: Worry, b: Worry): number =>
    placeOf(b) - placeOf(a) || (a.id < b.id ? 1 : -1);

const published = newestFirst(({ publishedAt }) => publishedAt?.getTime() ?? Number.POSITIVE_INFINITY);
const isApproved = ({ moderationStatus }: Worry) => moderationStatus === 'approved';

/** The contract's words ("Who sees a post") over plain lists, as slow and as plain as can be. */
export function createModel({ people, follows, blocks, worries }: Community) {
  const isModerator = (viewer: Viewer) => viewer !== null && people[viewer]?.role !== 'member';
  const follow = (from: Viewer, to: Viewer) => from !== null && to !== null && follows.has(tie(from, to));
  const apart = (one: Viewer, other: Viewer) =>
    one !== null && other !== null && (blocks.has(tie(one, other)) || blocks.has(tie(other, one)));

  const sees = (viewer: Viewer, worry: Worry): boolean => {
    const { author, privacyLevel, publishedAt } = worry;
    if (author === viewer) return true;
    if (!publishedAt || apart(viewer, author) || privacyLevel === 'private') return false;
    if (!isApproved(worry) && !(isModerator(viewer) && privacyLevel === 'public')) return false;
    return privacyLevel === 'public' || follow(author, viewer);
  };

  /** Whether a worry is there for who opens it: of held public ones no block keeps a moderator away. */
  const opens = (viewer: Viewer, worry: Worry): boolean =>
    sees(viewer, worry) ||
    (isModerator(viewer) &&
      worry.publishedAt !== null &&
      worry.privacyLevel === 'public' &&
      !isApproved(worry));

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
  const score = ({ likes, commentsCount, publishedAt }: Worry) =>
    (1 + likes.size + 2 * commentsCount) /
    ((Date.now() - (publishedAt?.getTime() ?? 0)) / 3_600_000 + 2) ** 1.5;

  return {
    sees,
    opens,
    list: (viewer: Viewer, filter: Filter) => seenBy(viewer).filter(narrow(filter)).sort(published),
    /** Null where a block makes the author a stranger. */
    byUser: (viewer: Viewer, author: number, filter: Filter) =>
      apart(viewer, author)
        ? null
        : seenBy(viewer)
            .filter((worry) => worry.author === author)
            .filter(narrow(filter))
            .sort(published),
    personalized: (viewer: Viewer) =>
      out(viewer)
        .filter(({ author }) => follow(viewer, author))
        .sort(published),
    discovery: (viewer: Viewer) =>
      out(viewer)
        .filter(({ privacyLevel }) => privacyLevel === 'public')
        .filter(({ author }) => author !== viewer && !follow(viewer, author))
        .sort(newestFirst(score)),
    liked: (viewer: number) =>
      seenBy(viewer)
        .filter(({ likes }) => likes.has(viewer))
        .sort(newestFirst(({ likes }) => likes.get(viewer)?.getTime() ?? 0)),
    stats: (viewer: Viewer, worry: Worry) => ({
      likesCount: worry.likes.size,
      isLiked: viewer !== null && worry.likes.has(viewer),
    }),
    /** Null where the person blocked the viewer. */
    profile(viewer: Viewer, person: number) {
      const blocksViewer = viewer !== null && blocks.has(tie(person, viewer));
      if (blocksViewer) return null;
      const isBlocked = viewer !== null && blocks.has(tie(viewer, person));
      const shared = worries.filter(
        (worry) =>
          worry.author === person &&
          worry.privacyLevel === 'public' &&
          worry.publishedAt &&
          isApproved(worry),
      );
      return {
        isSelf: viewer === person,
        isFollowing: follow(viewer, person),
        isBlocked,
        worriesCount: isBlocked ? 0 : shared.length,
      };
    },
  };
}
