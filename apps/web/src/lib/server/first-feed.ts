import { dayMs } from '@halved/shared/durations';

/** The address of the first page of the feed, which is kept for the time without a network. */
export const firstFeedUrl = '/api/posts?limit=20';

/** How long a kept feed is shown. It has the words of others, who may have deleted them meanwhile. */
export const keptFeedMs = 7 * dayMs;
