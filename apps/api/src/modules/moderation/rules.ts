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

/** Whether somebody has decided on an item since the caller read its `decidedAt`. False if `decidedAt` is undefined. */
export const isDecidedSince = (
  item: { decidedAt: string | null },
  decidedAt: string | null | undefined,
): boolean =>
  decidedAt !== undefined &&
  item.decidedAt !== null &&
  (decidedAt === null || Date.parse(item.decidedAt) !== Date.parse(decidedAt));
