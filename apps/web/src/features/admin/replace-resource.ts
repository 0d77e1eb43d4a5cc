import type { AdminResource } from '@halved/shared/contract/admin';
import type { QueryClient } from '@tanstack/react-query';
import { changePages } from '../../lib/cache/change-pages.ts';

interface ResourcePage {
  resources: AdminResource[];
}

/** Replaces an entry in every cached list of the admin area; the public directory is requested again when shown. */
export function replaceResource(client: QueryClient, changed: AdminResource): void {
  changePages<ResourcePage>(client, ['admin', 'resources'], (page) => ({
    ...page,
    resources: page.resources.map((resource) => (resource.id === changed.id ? changed : resource)),
  }));
  void client.invalidateQueries({ queryKey: [['resources']], refetchType: 'none' });
}
