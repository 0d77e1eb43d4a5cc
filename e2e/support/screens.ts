import type { Account } from './account.ts';

/** Every screen by a name, with an address under which it shows something. */
export function screensOf({ username }: Account, postId: string): Record<string, string> {
  return {
    home: '/',
    feed: '/feed',
    discover: '/feed?tab=discover',
    following: '/feed?tab=following',
    post: `/posts/${postId}`,
    profile: `/profile/${username}`,
    followers: `/profile/${username}/followers`,
    'people-followed': `/profile/${username}/following`,
    blocked: '/blocked',
    dashboard: '/dashboard',
    login: '/login',
    register: '/register',
    help: '/help',
    'not-found': '/nowhere',
    'no-post': '/posts/0195d1a0-0000-7000-8000-000000000000',
    'no-profile': '/profile/nobody_by_this_name',
  };
}

/** Those that a member is led away from. */
export const guestScreens = ['login', 'register'];
/** Those that are another page to a member than to a visitor. */
export const memberScreens = [
  'home',
  'feed',
  'following',
  'post',
  'profile',
  'followers',
  'people-followed',
  'blocked',
  'dashboard',
];
