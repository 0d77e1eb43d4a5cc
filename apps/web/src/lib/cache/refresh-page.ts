import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Requests one of a list's loaded pages again, the first that is wanted. If none is, or the request fails, the list
 * stays as it is.
 */
export async function refreshPage<Page>(
  client: QueryClient,
  queryKey: QueryKey,
  isWanted: (page: Page) => boolean,
  request: (at: { cursor?: string }) => Promise<Page>,
): Promise<void> {
  const { pages = [], pageParams = [] } = client.getQueryData<InfiniteData<Page>>(queryKey) ?? {};
  const known = pages.find(isWanted);
  if (!known) return;
  const cursor = pageParams[pages.indexOf(known)];
  const page = await request(typeof cursor === 'string' ? { cursor } : {}).catch(() => known);
  client.setQueryData<InfiniteData<Page>>(
    queryKey,
    // A page that was loaded otherwise meanwhile is as new.
    (data) => data && { ...data, pages: data.pages.map((other) => (other === known ? page : other)) },
  );
}
