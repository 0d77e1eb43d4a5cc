import { type PrivacyLevel, privacyLevels } from '@halved/shared/privacy-levels';

const feedTabs = ['all', 'following', 'discover'] as const;
export type FeedTab = (typeof feedTabs)[number];

export const privacyFilters = ['all', ...privacyLevels] as const;
export type PrivacyFilter = 'all' | PrivacyLevel;

/** The part of the feed that is shown, kept in the query string of /feed. */
export interface FeedQuery {
  tab: FeedTab;
  privacy: PrivacyFilter;
  /** The words that are searched for; empty without a search. */
  q: string;
  /** Whether the form for a new post is open. */
  share: boolean;
}

/** Reads `?tab=following&privacy=friends&q=rent`. Unknown values count as absent. */
export function readFeedQuery(params: URLSearchParams): FeedQuery {
  return {
    tab: feedTabs.find((tab) => tab === params.get('tab')) ?? 'all',
    privacy: privacyFilters.find((level) => level === params.get('privacy')) ?? 'all',
    q: params.get('q')?.trim() ?? '',
    share: params.get('share') === '1',
  };
}

/** Writes the query, leaving out default values. Other parameters in the query string stay. */
export function writeFeedQuery(
  params: URLSearchParams,
  { tab, privacy, q, share }: FeedQuery,
): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('tab');
  next.delete('privacy');
  next.delete('q');
  next.delete('share');
  if (tab !== 'all') next.set('tab', tab);
  if (privacy !== 'all') next.set('privacy', privacy);
  if (q) next.set('q', q);
  if (share) next.set('share', '1');
  return next;
}

/** A visitor sees the Following tab only if the URL led them to it (docs/product.md §15.4). */
export const offeredTabs = (tab: FeedTab, visitor: boolean): FeedTab[] =>
  feedTabs.filter((offered) => offered !== 'following' || !visitor || tab === 'following');
