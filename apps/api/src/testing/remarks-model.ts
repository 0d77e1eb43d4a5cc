import type { Community, Remark, Viewer, Worry } from './community.ts';
import type { Model } from './model.ts';

/** A comment as the viewer sees it, with its replies where the list has them. */
export interface Met {
  id: string;
  userId: string | null;
  content: string;
  moderationStatus: string;
  parentCommentId: string | null;
  depth: number;
  replyCount: number;
  isDeleted: boolean;
  replies: Met[];
}

export const depthOf = ({ parent }: Remark): number => (parent ? depthOf(parent) + 1 : 1);

/** The rules of docs/product.md §4 over plain lists. `asking` is the value of `includeModerated`. */
export function createRemarksModel({ people, remarks }: Community, model: Model) {
  const answersTo = (remark: Remark) => remarks.filter(({ parent }) => parent === remark);
  const isApproved = ({ moderationStatus }: Remark) => moderationStatus === 'approved';

  /** Whether a call about the post's comments finds the post. */
  const reaches = (viewer: Viewer, worry: Worry, asking = false): boolean =>
    asking ? model.opens(viewer, worry) : model.sees(viewer, worry);

  const sees = (viewer: Viewer, remark: Remark, asking = false): boolean => {
    if (remark.author === null) return false;
    if (remark.author === viewer) return true;
    if (isApproved(remark)) return !model.apart(viewer, remark.author);
    return asking && model.isModerator(viewer) && remark.worry.privacyLevel === 'public';
  };

  /** Whether the comment is in the viewer's thread, if only as a stub above a comment that they see. */
  const shown = (viewer: Viewer, remark: Remark, asking = false): boolean =>
    sees(viewer, remark, asking) || answersTo(remark).some((answer) => shown(viewer, answer, asking));

  const meet = (viewer: Viewer, remark: Remark, asking = false): Met => {
    const seen = sees(viewer, remark, asking);
    return {
      id: remark.id,
      userId: seen && remark.author !== null ? (people[remark.author]?.id ?? null) : null,
      content: seen ? remark.content : '',
      moderationStatus: seen ? remark.moderationStatus : 'approved',
      parentCommentId: remark.parent?.id ?? null,
      replies: [],
      depth: depthOf(remark),
      replyCount: answersTo(remark).filter((answer) => answer.author !== null && isApproved(answer)).length,
      isDeleted: !seen,
    };
  };

  const under = (viewer: Viewer, asking: boolean, is: (remark: Remark) => boolean) =>
    remarks.filter((remark) => is(remark) && shown(viewer, remark, asking));

  const grow = (viewer: Viewer, remark: Remark, asking: boolean): Met => ({
    ...meet(viewer, remark, asking),
    replies: under(viewer, asking, ({ parent }) => parent === remark).map((answer) =>
      grow(viewer, answer, asking),
    ),
  });

  const stands = (viewer: Viewer, remark: Remark, asking: boolean) =>
    reaches(viewer, remark.worry, asking) && shown(viewer, remark, asking);

  return {
    reaches,
    sees,
    answersTo,
    /** Null where the viewer may not see the post or the comment. */
    list: (viewer: Viewer, worry: Worry, asking: boolean) =>
      reaches(viewer, worry, asking)
        ? under(viewer, asking, (remark) => remark.worry === worry).map((remark) =>
            meet(viewer, remark, asking),
          )
        : null,
    threaded: (viewer: Viewer, worry: Worry, asking: boolean) =>
      reaches(viewer, worry, asking)
        ? under(viewer, asking, (remark) => remark.worry === worry && remark.parent === null).map((remark) =>
            grow(viewer, remark, asking),
          )
        : null,
    replies: (viewer: Viewer, remark: Remark, asking: boolean) =>
      stands(viewer, remark, asking)
        ? under(viewer, asking, ({ parent }) => parent === remark).map((answer) =>
            meet(viewer, answer, asking),
          )
        : null,
    get: (viewer: Viewer, remark: Remark, asking: boolean) =>
      stands(viewer, remark, asking) ? meet(viewer, remark, asking) : null,
    count: (viewer: Viewer, worry: Worry) =>
      reaches(viewer, worry)
        ? { count: remarks.filter((remark) => remark.worry === worry && sees(viewer, remark)).length }
        : null,
    repliesCount: (viewer: Viewer, remark: Remark) =>
      stands(viewer, remark, false)
        ? { count: answersTo(remark).filter((answer) => sees(viewer, answer)).length }
        : null,
  };
}

export type RemarksModel = ReturnType<typeof createRemarksModel>;
