import type { User } from '@halved/shared/contract/users';

/** Who decides on what others wrote: moderators, and admins, who are moderators too. */
export const isModerator = ({ role }: Pick<User, 'role'>): boolean => role !== 'member';

export const isAdmin = ({ role }: Pick<User, 'role'>): boolean => role === 'admin';
