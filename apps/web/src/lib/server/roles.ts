import type { User } from '@halved/shared/contract/users';
import { isHigherRole, type Role } from '@halved/shared/roles';

/** Whether an account may do what a role may: admins are moderators, and moderators are members. */
export const hasRole = (user: Pick<User, 'role'>, role: Role): boolean => !isHigherRole(role, user.role);
