import type { Role } from '@halved/shared/contract/scalars';

/** Nobody decides on their own words, whatever they are to others: another moderator does, or an admin. */
export const mayDecide = (viewer: { id: string }, item: { authorId: string }): boolean =>
  viewer.id !== item.authorId;

interface Ranked {
  id: string;
  role: Role;
}

/** Moderators suspend members, admins moderators too; nobody an admin, nor themselves. */
export const maySuspend = (viewer: Ranked, member: Ranked): boolean =>
  viewer.id !== member.id &&
  (member.role === 'member' || (member.role === 'moderator' && viewer.role === 'admin'));

/** Whether somebody has decided on an item since it was read as `decidedAt` says; undefined where that does not matter. */
export const isDecidedSince = (
  item: { decidedAt: string | null },
  decidedAt: string | null | undefined,
): boolean =>
  decidedAt !== undefined &&
  item.decidedAt !== null &&
  (decidedAt === null || Date.parse(item.decidedAt) !== Date.parse(decidedAt));
