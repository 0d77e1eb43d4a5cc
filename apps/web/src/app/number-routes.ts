import { links } from '../links.ts';
import type { Route } from './route.ts';

/** The screens with numbers about many people or about the member. */
export const numberRoutes: readonly Route[] = [
  ...([links.analytics, links.geographicAnalytics] as const).map(
    (path): Route => ({
      path,
      screen: 'analytics',
      access: 'any',
      namespaces: ['analytics', 'charts', 'categories', 'messages', 'subscriptions'],
      title: 'analytics',
    }),
  ),
  {
    path: links.personalAnalytics,
    screen: 'personal-analytics',
    access: 'any',
    namespaces: ['personal', 'charts', 'categories', 'subscriptions'],
    title: 'personalAnalytics',
  },
  {
    path: links.countedIn,
    screen: 'counted-in',
    access: 'member',
    namespaces: ['counted', 'charts', 'categories'],
    title: 'countedIn',
  },
  {
    path: links.demographics,
    screen: 'demographics',
    access: 'any',
    namespaces: ['demographics', 'charts', 'categories', 'subscriptions'],
    title: 'demographics',
  },
];
