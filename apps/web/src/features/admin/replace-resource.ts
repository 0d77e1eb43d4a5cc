import type { AdminResource } from '@halved/shared/contract/admin';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';

interface ResourcePage {
  resources: AdminResource[];
}

/** Replaces an entry in every cached list of the admin area; the public directory is requested again when shown. */
export function replaceResource(client: QueryClient, changed: AdminResource): void {
  client.setQueriesData<InfiniteData<ResourcePage>>(
    { queryKey: [['admin', 'resources']] },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          resources: page.resources.map((resource) => (resource.id === changed.id ? changed : resource)),
        })),
      },
  );
  void client.invalidateQueries({ queryKey: [['resources']], refetchType: 'none' });
}
