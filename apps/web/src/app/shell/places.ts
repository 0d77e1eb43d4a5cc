import type { Resources } from '../../i18n/resources.ts';
import { links } from '../../links.ts';
import { routes } from '../routes.ts';

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

type Address = Pick<Location, 'pathname' | 'search'>;

/** A link without its query string. */
export const pathOf = (to: string): string => to.split('?')[0] ?? to;

const isAtOrBelow = (path: string, { pathname }: Address): boolean =>
  path === pathname || (path !== links.home && pathname.startsWith(`${path}/`));

/** The numbers of the reader alone. Their addresses are below that of the numbers of regions, which they are no part of. */
const ownNumbers: readonly string[] = [links.countedIn, links.personalAnalytics];

/** Whether a link leads to the current page, or to one above it. */
export function leadsTo(to: string, address: Address): boolean {
  if (ownNumbers.includes(address.pathname) && pathOf(to) !== address.pathname) return false;
  const current = new URLSearchParams(address.search);
  const own = [...new URLSearchParams(to.slice(pathOf(to).length))];
  return isAtOrBelow(pathOf(to), address) && own.every(([name, value]) => current.get(name) === value);
}

/**
 * Whether a place is the current page, or the page is below it. While the form of the feed is open, that is "share".
 */
export function isCurrent({ to, label }: Place, address: Address): boolean {
  const path = pathOf(to);
  const shares = new URLSearchParams(address.search).get('share') === '1';
  return isAtOrBelow(path, address) && (path !== links.feed || shares === (label === 'share'));
}
