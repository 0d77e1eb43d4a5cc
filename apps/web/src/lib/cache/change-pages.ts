import type { InfiniteData, QueryClient } from '@tanstack/react-query';

/** The beginning of a typed hook's key, such as ['posts', 'list']: a router, and one of its operations. */
type Operation = readonly [router: string, name: string];

/** Changes every cached page of a list, whether it was loaded alone or with the pages before and after it. */
export function changePages<Page>(
  client: QueryClient,
  operation: Operation,
  change: (page: Page) => Page,
): void {
  client.setQueriesData<Page>({ queryKey: [operation, { type: 'query' }] }, (page) => page && change(page));
  client.setQueriesData<InfiniteData<Page, unknown>>(
    { queryKey: [operation, { type: 'infinite' }] },
    (data) => data && { ...data, pages: data.pages.map(change) },
  );
}
