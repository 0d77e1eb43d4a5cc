import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { cx } from '../../ui/primitives/cx.ts';
import { EnterIcon, FeedIcon, HomeIcon, LeafIcon, PenIcon, PersonIcon } from '../../ui/primitives/icons.tsx';
import { preload } from '../screens.ts';
import { isCurrent, type Place, pathOf } from './places.ts';

/** The icons of the places that a phone's bar can have. */
const icons: Partial<Record<Place['label'], (props: { className?: string }) => ReactNode>> = {
  home: HomeIcon,
  feed: FeedIcon,
  share: PenIcon,
  wellness: LeafIcon,
  login: EnterIcon,
  register: PersonIcon,
};

/** A failed preload is ignored, because the navigation requests the screen again. */
const preloadScreen = (path: string) => void preload(path).catch(() => undefined);

/** The look of an entry of the navigation, in the bar of a phone and in the row of wide screens. */
export const entryStyle = (current: boolean) =>
  cx(
    'bar-entry cursor-pointer rounded-full no-underline hover:bg-calm md:tap md:flex md:items-center md:px-3 md:whitespace-nowrap',
    current ? 'font-semibold text-tide md:underline md:decoration-2 md:underline-offset-8' : 'text-ink',
  );

/** The look of an entry of the menu "More". */
const menuStyle = (current: boolean) =>
  cx(
    'tap flex items-center rounded-field px-3 no-underline hover:bg-calm',
    current && 'font-semibold text-tide underline decoration-2 underline-offset-8',
  );

export interface PlaceLinkProps {
  place: Place;
  /** Whether the link is an entry of the menu, not of the bar or row. */
  inMenu?: boolean;
  onLeave?: () => void;
}

/** The link to a place, which begins to load its screen when the pointer or the focus reaches it. */
export function PlaceLink({ place, inMenu = false, onLeave }: PlaceLinkProps) {
  const { t } = useTranslation();
  const current = isCurrent(place, useLocation());
  const Icon = icons[place.label];
  const path = pathOf(place.to);
  return (
    <Link
      to={place.to}
      aria-current={current ? 'page' : undefined}
      onPointerEnter={() => preloadScreen(path)}
      onFocus={() => preloadScreen(path)}
      onClick={onLeave}
      className={inMenu ? menuStyle(current) : entryStyle(current)}
    >
      {!inMenu && Icon && <Icon className="md:hidden" />}
      <span>{t(($) => $.nav[place.label])}</span>
    </Link>
  );
}
