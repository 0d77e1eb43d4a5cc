import { links } from '../links.ts';
import type { Route } from './route.ts';

const adminRoute = (
  path: string,
  title: Route['title'],
  screen: string,
  more: Route['namespaces'] = [],
): Route => ({
  path,
  screen,
  access: 'admin',
  namespaces: ['admin', 'moderation', 'messages', ...more],
  title,
});

/** The screens of the admin area, and the one on which an instance gets its first admin. */
export const adminRoutes: readonly Route[] = [
  adminRoute(links.admin, 'admin', 'admin', ['charts']),
  adminRoute(links.adminMembers, 'adminMembers', 'admin-members'),
  adminRoute('/admin/members/:id', 'adminMember', 'admin-member'),
  adminRoute(links.adminInvites, 'adminInvites', 'admin-invites'),
  adminRoute(links.adminJobs, 'adminJobs', 'admin-jobs'),
  adminRoute(links.adminResources, 'adminResources', 'admin-resources'),
  adminRoute(links.adminInstance, 'adminInstance', 'admin-instance'),
  adminRoute(links.adminLog, 'adminLog', 'admin-log'),
  { path: links.setup, screen: 'setup', access: 'any', namespaces: ['admin', 'messages'], title: 'setup' },
];
