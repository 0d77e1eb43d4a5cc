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

/** The followers of the member with the given username. Fails with NOT_FOUND if the caller may not see the member. */
export const followersPage = pageOf('followers', followers);
export const followingPage = pageOf('following', following);
/** The members whom the caller blocked. */
export const blockedPage = pageOf('blocked', blocked);
export const membersPage = pageOf('members', members);
