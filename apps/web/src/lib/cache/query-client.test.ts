import { describe, expect, it, vi } from 'vitest';
import { data, failure, fakeFetch } from '../../testing/fetch.ts';
import { api } from '../server/trpc.ts';
import { createQueryClient, feedPaging } from './query-client.ts';

describe('the query client', () => {
  const requestCount = async (respond: () => Response) => {
    const calls = fakeFetch(respond);
    const client = createQueryClient();
    const query = { queryKey: ['prompts'], queryFn: () => api.posts.prompts.query() };
    await client.fetchQuery(query).catch(() => undefined);
    return calls.length;
  };
  it('retries a failed read once', async () => {
    expect(await requestCount(() => failure(500, 'INTERNAL'))).toBe(2);
  });
  it('does not retry a refusal', async () => {
    expect(await requestCount(() => failure(403, 'FORBIDDEN'))).toBe(1);
    expect(await requestCount(() => data({ prompts: [] }))).toBe(1);
  });
  it('retries a read that a busy server refused, after the time that the server asked for', async () => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const busy = () => new Response('', { status: 503, headers: { 'retry-after': '4' } });
    let responses = 0;
    const finished = requestCount(() => (responses++ === 0 ? busy() : data({ prompts: [] })));
    await vi.advanceTimersByTimeAsync(3_900);
    expect(responses).toBe(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(responses).toBeGreaterThan(1);
    await finished;
    vi.useRealTimers();
  });
  it('keeps data for five minutes and lists for fifty pages, and does not refetch on focus', () => {
    expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
      gcTime: 300_000,
      refetchOnWindowFocus: false,
    });
    expect(feedPaging.maxPages).toBe(50);
  });
});
