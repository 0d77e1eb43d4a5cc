import { type PrivacyLevel, privacyLevels } from '@halved/shared/privacy-levels';

const feedTabs = ['all', 'following', 'discover'] as const;
export type FeedTab = (typeof feedTabs)[number];

export const privacyFilters = ['all', ...privacyLevels] as const;
export type PrivacyFilter = 'all' | PrivacyLevel;

/** What of the feed is shown; it stands in the query string of /feed. */
export interface FeedQuery {
  tab: FeedTab;
  privacy: PrivacyFilter;
  /** The form for a new worry is open. */
  share: boolean;
}

/** Reads `?tab=following&privacy=friends`; what it does not know counts as absent. */
export function readFeedQuery(params: URLSearchParams): FeedQuery {
  return {
    tab: feedTabs.find((tab) => tab === params.get('tab')) ?? 'all',
    privacy: privacyFilters.find((level) => level === params.get('privacy')) ?? 'all',
    share: params.get('share') === '1',
  };
}

/** Writes it, leaving out what is as always; anything else in the query string stays. */
export function writeFeedQuery(params: URLSearchParams, { tab, privacy, share }: FeedQuery): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('tab');
  next.delete('privacy');
  next.delete('share');
  if (tab !== 'all') next.set('tab', tab);
  if (privacy !== 'all') next.set('privacy', privacy);
  if (share) next.set('share', '1');
  return next;
}

/** A visitor is offered Following only when they arrived there (docs/product.md §15.4). */
export const offeredTabs = (tab: FeedTab, visitor: boolean): FeedTab[] =>
  feedTabs.filter((offered) => offered !== 'following' || !visitor || tab === 'following');
