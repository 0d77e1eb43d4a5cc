import type { Role } from '@halved/shared/contract/scalars';

/** Nobody decides on their own words: another moderator or admin has to decide. */
export const mayDecide = (viewer: { id: string }, item: { authorId: string }): boolean =>
  viewer.id !== item.authorId;

interface Asked {
  opinionAskedAt: string | null;
  opinionAskedBy: { id: string } | null;
}

/** Whether the viewer's decision answers a question for a second opinion: that of another moderator. */
export const mayAnswer = (viewer: { id: string }, item: Asked): boolean =>
  item.opinionAskedAt !== null && item.opinionAskedBy?.id !== viewer.id;

/** Whether another moderator looks at an item now. */
export const isClaimedByOther = (
  viewer: { id: string },
  { claim }: { claim: { by: { id: string } } | null },
): boolean => claim !== null && claim.by.id !== viewer.id;

interface Ranked {
  id: string;
  role: Role;
}

/** Moderators suspend members, admins also suspend moderators. Nobody suspends an admin or themselves. */
export const maySuspend = (viewer: Ranked, member: Ranked): boolean =>
  viewer.id !== member.id &&
  (member.role === 'member' || (member.role === 'moderator' && viewer.role === 'admin'));

interface Suspendable {
  isSuspended: boolean;
  /** Null for a suspension without an end. */
  suspendedUntil: Date | null;
}

/**
 * The end of a suspension of somebody who may be suspended already; undefined if it has none. The later end counts,
 * because a moderator does not see in the queue that a colleague has suspended the author for longer.
 */
export const endOfSuspension = (
  { isSuspended, suspendedUntil }: Suspendable,
  until: Date | undefined,
): Date | undefined => {
  if (!isSuspended || !until) return until;
  return suspendedUntil && suspendedUntil < until ? until : (suspendedUntil ?? undefined);
};

/** Whether somebody has decided on an item since the caller read its `decidedAt`. False if `decidedAt` is undefined. */
export const isDecidedSince = (
  item: { decidedAt: string | null },
  decidedAt: string | null | undefined,
): boolean =>
  decidedAt !== undefined &&
  item.decidedAt !== null &&
  (decidedAt === null || Date.parse(item.decidedAt) !== Date.parse(decidedAt));
