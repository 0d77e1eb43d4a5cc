import type { Community, ModelComment, ModelPost, Viewer } from './community.ts';
import type { Model } from './model.ts';

/** A comment as the viewer sees it, with its replies if the list has them. */
export interface SeenComment {
  id: string;
  userId: string | null;
  content: string;
  moderationStatus: string;
  parentCommentId: string | null;
  depth: number;
  replyCount: number;
  isDeleted: boolean;
  replies: SeenComment[];
}

export const depthOf = ({ parent }: ModelComment): number => (parent ? depthOf(parent) + 1 : 1);

/** The rules of docs/product.md §4, computed from plain lists. `includeModerated` is the parameter of the call. */
export function createCommentsModel({ people, comments }: Community, model: Model) {
  const repliesTo = (comment: ModelComment) => comments.filter(({ parent }) => parent === comment);
  const isApproved = ({ moderationStatus }: ModelComment) => moderationStatus === 'approved';

  /** Whether the viewer may see the post whose comments are requested. */
  const seesPost = (viewer: Viewer, post: ModelPost, includeModerated = false): boolean =>
    includeModerated ? model.opens(viewer, post) : model.sees(viewer, post);

  const sees = (viewer: Viewer, comment: ModelComment, includeModerated = false): boolean => {
    if (comment.author === null) return false;
    if (comment.author === viewer) return true;
    if (isApproved(comment)) return !model.isBlockBetween(viewer, comment.author);
    return includeModerated && model.isModerator(viewer) && comment.post.privacyLevel === 'public';
  };

  /**
   * Whether the comment is in the viewer's thread: the viewer sees it, or it is a stub above a comment that the viewer
   * sees.
   */
  const isShown = (viewer: Viewer, comment: ModelComment, includeModerated = false): boolean =>
    sees(viewer, comment, includeModerated) ||
    repliesTo(comment).some((reply) => isShown(viewer, reply, includeModerated));

  const asSeen = (viewer: Viewer, comment: ModelComment, includeModerated = false): SeenComment => {
    const isSeen = sees(viewer, comment, includeModerated);
    return {
      id: comment.id,
      userId: isSeen && comment.author !== null ? (people[comment.author]?.id ?? null) : null,
      content: isSeen ? comment.content : '',
      moderationStatus: isSeen ? comment.moderationStatus : 'approved',
      parentCommentId: comment.parent?.id ?? null,
      replies: [],
      depth: depthOf(comment),
      replyCount: repliesTo(comment).filter((reply) => reply.author !== null && isApproved(reply)).length,
      isDeleted: !isSeen,
    };
  };

  const shownWhere = (
    viewer: Viewer,
    includeModerated: boolean,
    matches: (comment: ModelComment) => boolean,
  ) => comments.filter((comment) => matches(comment) && isShown(viewer, comment, includeModerated));

  const asThread = (viewer: Viewer, comment: ModelComment, includeModerated: boolean): SeenComment => ({
    ...asSeen(viewer, comment, includeModerated),
    replies: shownWhere(viewer, includeModerated, ({ parent }) => parent === comment).map((reply) =>
      asThread(viewer, reply, includeModerated),
    ),
  });

  const mayRead = (viewer: Viewer, comment: ModelComment, includeModerated: boolean) =>
    seesPost(viewer, comment.post, includeModerated) && isShown(viewer, comment, includeModerated);

  return {
    seesPost,
    sees,
    repliesTo,
    /** Null if the viewer may not see the post or the comment. */
    list: (viewer: Viewer, post: ModelPost, includeModerated: boolean) =>
      seesPost(viewer, post, includeModerated)
        ? shownWhere(viewer, includeModerated, (comment) => comment.post === post).map((comment) =>
            asSeen(viewer, comment, includeModerated),
          )
        : null,
    threaded: (viewer: Viewer, post: ModelPost, includeModerated: boolean) =>
      seesPost(viewer, post, includeModerated)
        ? shownWhere(
            viewer,
            includeModerated,
            (comment) => comment.post === post && comment.parent === null,
          ).map((comment) => asThread(viewer, comment, includeModerated))
        : null,
    replies: (viewer: Viewer, comment: ModelComment, includeModerated: boolean) =>
      mayRead(viewer, comment, includeModerated)
        ? shownWhere(viewer, includeModerated, ({ parent }) => parent === comment).map((reply) =>
            asSeen(viewer, reply, includeModerated),
          )
        : null,
    get: (viewer: Viewer, comment: ModelComment, includeModerated: boolean) =>
      mayRead(viewer, comment, includeModerated) ? asSeen(viewer, comment, includeModerated) : null,
    count: (viewer: Viewer, post: ModelPost) =>
      seesPost(viewer, post)
        ? { count: comments.filter((comment) => comment.post === post && sees(viewer, comment)).length }
        : null,
    repliesCount: (viewer: Viewer, comment: ModelComment) =>
      mayRead(viewer, comment, false)
        ? { count: repliesTo(comment).filter((reply) => sees(viewer, reply)).length }
        : null,
  };
}

export type CommentsModel = ReturnType<typeof createCommentsModel>;
