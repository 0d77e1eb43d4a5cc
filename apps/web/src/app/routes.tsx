import type { Namespace, Resources } from '../i18n/resources.ts';
import { links } from '../links.ts';

/**
 * Who may enter a page. A page for guests redirects members. A page for members, moderators or admins redirects
 * visitors to /login; a member without the role reads that they have no permission.
 */
export type Access = 'any' | 'guest' | 'member' | 'moderator' | 'admin';

export interface Route {
  /** A path pattern of the router. */
  path: string;
  /** The name of the file in screens/ that exports `Screen`. */
  screen: string;
  access: Access;
  /** The namespaces of texts that are loaded at the same time as the screen's chunk. */
  namespaces: readonly Namespace[];
  /** The title of the tab, also written by the server: a key of common.titles. */
  title: keyof Resources['common']['titles'];
  /** Who sees the page in the navigation, and its label there: a key of common.nav. */
  nav?: { label: keyof Resources['common']['nav']; for: 'all' | 'visitor' | 'member' };
}

/** The table of all screens: path, lazy screen, who may enter, navigation label. */
export const routes: readonly Route[] = [
  {
    path: links.home,
    screen: 'home',
    access: 'any',
    namespaces: ['home'],
    title: 'home',
    nav: { label: 'home', for: 'all' },
  },
  {
    path: links.feed,
    screen: 'feed',
    access: 'any',
    namespaces: ['feed', 'posts'],
    title: 'feed',
    nav: { label: 'feed', for: 'all' },
  },
  {
    path: links.wellness,
    screen: 'wellness',
    access: 'any',
    namespaces: ['wellness', 'subscriptions'],
    title: 'wellness',
    nav: { label: 'wellness', for: 'member' },
  },
  ...(['exercises', 'techniques', 'wellnessHistory'] as const).map(
    (list): Route => ({
      path: links[list],
      screen: links[list].slice(1).replace('/', '-'),
      access: 'any',
      namespaces: ['wellness', 'subscriptions'],
      title: list,
    }),
  ),
  {
    path: '/wellness/exercises/:id',
    screen: 'wellness-exercise',
    access: 'any',
    namespaces: ['wellness', 'subscriptions'],
    title: 'exercise',
  },
  {
    path: '/wellness/techniques/:id',
    screen: 'wellness-technique',
    access: 'any',
    namespaces: ['wellness', 'subscriptions'],
    title: 'technique',
  },
  {
    path: links.resources,
    screen: 'resources',
    access: 'any',
    namespaces: ['resources', 'help', 'categories'],
    title: 'resources',
    nav: { label: 'resources', for: 'member' },
  },
  {
    path: links.guides,
    screen: 'guides',
    access: 'any',
    namespaces: ['resources', 'categories', 'subscriptions'],
    title: 'guides',
  },
  {
    path: '/resources/guides/:id',
    screen: 'guide',
    access: 'any',
    namespaces: ['resources', 'categories', 'subscriptions'],
    title: 'guide',
  },
  {
    path: '/posts/:id',
    screen: 'post',
    access: 'any',
    namespaces: ['posts'],
    title: 'post',
  },
  ...['/posts/:id/analysis', '/analysis/:id'].map(
    (path): Route => ({
      path,
      screen: 'analysis',
      access: 'any',
      namespaces: ['analysis', 'categories', 'posts'],
      title: 'analysis',
    }),
  ),
  {
    path: links.editProfile,
    screen: 'edit-profile',
    access: 'member',
    namespaces: ['profile', 'messages'],
    title: 'editProfile',
  },
  ...['/profile/:username?', '/users/:username'].map(
    (path): Route => ({
      path,
      screen: 'profile',
      access: 'any',
      namespaces: ['profile', 'people', 'feed', 'posts'],
      title: 'profile',
    }),
  ),
  ...(['followers', 'following'] as const).map(
    (list): Route => ({
      path: `/profile/:username/${list}`,
      screen: 'people',
      access: 'any',
      namespaces: ['people', 'profile'],
      title: list,
    }),
  ),
  { path: links.blocked, screen: 'blocked', access: 'member', namespaces: ['people'], title: 'blocked' },
  {
    path: links.stories,
    screen: 'resolution-stories',
    access: 'any',
    namespaces: ['resolutions', 'categories', 'posts'],
    title: 'stories',
    nav: { label: 'stories', for: 'member' },
  },
  {
    path: links.notifications,
    screen: 'notifications',
    access: 'any',
    namespaces: ['notifications'],
    title: 'notifications',
    nav: { label: 'notifications', for: 'member' },
  },
  {
    path: links.dashboard,
    screen: 'dashboard',
    access: 'any',
    namespaces: ['dashboard', 'posts', 'notifications'],
    title: 'dashboard',
    nav: { label: 'dashboard', for: 'member' },
  },
  {
    path: links.community,
    screen: 'community',
    access: 'any',
    namespaces: ['community', 'people', 'posts'],
    title: 'community',
    nav: { label: 'community', for: 'member' },
  },
  {
    path: links.settings,
    screen: 'settings',
    access: 'any',
    namespaces: ['settings', 'posts', 'messages'],
    title: 'settings',
    nav: { label: 'settings', for: 'member' },
  },
  {
    path: links.login,
    screen: 'login',
    access: 'guest',
    namespaces: ['auth', 'messages'],
    title: 'login',
    nav: { label: 'login', for: 'visitor' },
  },
  {
    path: links.register,
    screen: 'register',
    access: 'guest',
    namespaces: ['auth', 'messages'],
    title: 'register',
    nav: { label: 'register', for: 'visitor' },
  },
  ...(['forgotPassword', 'resetPassword', 'verifyEmail'] as const).map(
    (title): Route => ({
      path: links[title],
      screen: links[title].slice(1),
      access: 'any',
      namespaces: ['auth', 'messages'],
      title,
    }),
  ),
  {
    path: links.unsubscribe,
    screen: 'unsubscribe',
    access: 'any',
    namespaces: ['notifications'],
    title: 'unsubscribe',
  },
  { path: links.help, screen: 'help', access: 'any', namespaces: ['help'], title: 'help' },
  { path: links.privacy, screen: 'privacy', access: 'any', namespaces: ['privacy'], title: 'privacy' },
  {
    path: links.guidelines,
    screen: 'guidelines',
    access: 'any',
    namespaces: ['guidelines'],
    title: 'guidelines',
  },
  {
    path: links.moderation,
    screen: 'moderation',
    access: 'moderator',
    namespaces: ['moderation', 'messages'],
    title: 'moderation',
  },
  {
    path: links.admin,
    screen: 'admin',
    access: 'admin',
    namespaces: ['moderation', 'messages'],
    title: 'admin',
  },
  { path: '*', screen: 'not-found', access: 'any', namespaces: [], title: 'notFound' },
];

/** Whether a path without parameters has a screen. Links to paths without a screen are left out. */
export const exists = (path: string): boolean => routes.some((route) => route.path === path);
