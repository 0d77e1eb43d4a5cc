import type { Resources } from '../../i18n/resources.ts';
import { links } from '../../links.ts';
import { routes } from '../routes.tsx';

type Label = keyof Resources['common']['nav'];

/** A place that the navigation leads to. Its label is a key of common.nav. */
export interface Place {
  to: string;
  label: Label;
}

const tablePlaces = (audience: 'visitor' | 'member'): Place[] =>
  routes.flatMap(({ path, nav }) =>
    nav && (nav.for === 'all' || nav.for === audience) ? [{ to: path, label: nav.label }] : [],
  );

export const visitorPlaces = tablePlaces('visitor');

/**
 * The most used places first, because the row of a wide screen has no room for all. The notifications are last, because
 * the bell leads to them too.
 */
const memberOrder: readonly Label[] = [
  'home',
  'feed',
  'wellness',
  'dashboard',
  'resources',
  'stories',
  'community',
  'settings',
  'notifications',
];
const rank = ({ label }: Place) => (memberOrder.includes(label) ? memberOrder.indexOf(label) : Infinity);
export const memberPlaces = tablePlaces('member').sort((one, other) => rank(one) - rank(other));

/** The bar of a member's phone, before "More". A place without a screen is left out. */
export const memberBar: readonly Place[] = (['feed', 'share', 'wellness'] as const).flatMap((label) =>
  label === 'share' ? [{ to: links.share, label }] : memberPlaces.filter((place) => place.label === label),
);

/** The places of a member that the bar does not have. */
export const besideBar: readonly Place[] = memberPlaces.filter((place) => !memberBar.includes(place));

/**
 * Whether a place is the current page, or the page is below it. While the form of the feed is open, that is "share".
 */
export function isCurrent({ to, label }: Place, { pathname, search }: { pathname: string; search: string }) {
  const shares = new URLSearchParams(search).get('share') === '1';
  const path = to.split('?')[0] ?? to;
  if (path !== pathname && (path === links.home || !pathname.startsWith(`${path}/`))) return false;
  return path !== links.feed || shares === (label === 'share');
}
