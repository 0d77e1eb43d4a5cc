import type { Role } from '@halved/shared/contract/scalars';
import type { User } from '@halved/shared/contract/users';

// This table is not imported from the contract, which would bring the validator into every visitor's first page.
const ranks: Record<Role, number> = { member: 0, moderator: 1, admin: 2 };

/** Whether an account may do what a role may: admins are moderators, and moderators are members. */
export const hasRole = (user: Pick<User, 'role'>, role: Role): boolean => ranks[user.role] >= ranks[role];
