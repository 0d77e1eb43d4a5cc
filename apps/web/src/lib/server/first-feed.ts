/** The address of the first page of the feed, which is kept for the time without a network. */
export const firstFeedUrl = '/api/posts?limit=20';
