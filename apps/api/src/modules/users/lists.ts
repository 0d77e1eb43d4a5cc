import type { UserPage } from '@halved/shared/contract/users';
import type { Context } from '../../context.ts';
import type { PageStart } from '../paging/public.ts';
import { blocked, followers, following, members } from './list-queries.ts';
import { presentMember } from './present.ts';

const pageOf =
  (name: string, list: typeof members) =>
  async (ctx: Context, start: PageStart, username = ''): Promise<UserPage> => {
    const { items, page } = await list(ctx, { ...start, name: `${name} ${username}`, values: { username } });
    return { users: items.map(presentMember), ...page };
  };

/** Of the member of a username; NOT_FOUND where the caller may not see whom they belong to. */
export const followersPage = pageOf('followers', followers);
export const followingPage = pageOf('following', following);
/** Of the caller. */
export const blockedPage = pageOf('blocked', blocked);
export const membersPage = pageOf('members', members);
