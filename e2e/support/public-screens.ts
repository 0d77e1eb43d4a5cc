import type { Account } from './account.ts';
import { screensOf } from './screens.ts';

/** The screens on which a visitor finds more than the question to sign in, without a second address for one of them. */
const names = [
  'home',
  'feed',
  'post',
  'analysis',
  'profile',
  'followers',
  'people-followed',
  'stories',
  'wellness',
  'exercises',
  'exercise',
  'techniques',
  'technique',
  'resources',
  'guides',
  'pricing',
  'analytics',
  'demographics',
  'login',
  'register',
  'forgot-password',
  'reset-password',
  'verify-email',
  'unsubscribe',
  'help',
  'privacy',
  'guidelines',
] as const;

/** The addresses of the public routes, each without a query that only narrows a list. */
export function publicScreens(member: Pick<Account, 'username'>, postId: string): Record<string, string> {
  const screens = screensOf(member, postId);
  const keepsQuery = (name: string) => name === 'reset-password' || name === 'unsubscribe';
  return Object.fromEntries(
    names.map((name) => {
      const address = screens[name] ?? '';
      return [name, keepsQuery(name) ? address : address.replace(/\?.*/, '')];
    }),
  );
}
