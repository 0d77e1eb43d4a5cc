import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useMedia, wideScreen } from '../../lib/device/media.ts';
import { useSignInLinks } from '../../lib/navigation/sign-in-links.ts';
import { ChevronIcon, MoreIcon } from '../../ui/primitives/icons.tsx';
import { Popover } from '../../ui/primitives/popover.tsx';
import { useFitting } from './fitting.ts';
import { entryStyle, PlaceLink } from './place-link.tsx';
import { besideBar, isCurrent, memberBar, memberPlaces, type Place, visitorPlaces } from './places.ts';

/** The four places of a visitor: a bar on a phone, a row on wide screens (styles/bar.css). */
export function VisitorNavigation() {
  const { t } = useTranslation();
  const signInLinks = useSignInLinks();
  return (
    <nav data-bar="" aria-label={t(($) => $.nav.label)} className="md:grow">
      <ul className="md:flex md:flex-wrap">
        {visitorPlaces.map(({ to, label }) => (
          <li key={label}>
            <PlaceLink
              place={{ to: label === 'login' || label === 'register' ? signInLinks[label] : to, label }}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * The places of a member. A phone's bar has the most used ones; the row of wide screens has as many as fit. "More"
 * opens the rest.
 */
export function MemberNavigation() {
  const { t } = useTranslation();
  const wide = useMedia(wideScreen);
  const entries = wide ? memberPlaces : memberBar;
  const { row, count } = useFitting(entries.length);
  const shown = wide ? count : entries.length;
  const rest = wide ? memberPlaces.slice(shown) : besideBar;
  return (
    <nav data-bar="" aria-label={t(($) => $.nav.label)} className="md:min-w-0 md:grow md:basis-0">
      <ul ref={row} className="md:relative md:flex">
        {entries.map((place, index) => (
          <li key={place.label} className={index < shown ? 'md:shrink-0' : notShown}>
            <PlaceLink place={place} />
          </li>
        ))}
        <li className={rest.length > 0 ? 'md:shrink-0' : notShown}>
          <More places={rest} />
        </li>
      </ul>
    </nav>
  );
}

/** Hides an entry that does not fit into the row, also from screen readers. It keeps its width (fitting.ts). */
const notShown = 'invisible absolute start-0 top-0';

/** The menu of the places that are not in the bar or row. */
function More({ places }: { places: readonly Place[] }) {
  const { t } = useTranslation();
  const location = useLocation();
  const label = t(($) => $.nav.more);
  const holdsCurrent = places.some((place) => isCurrent(place, location));
  return (
    <Popover
      role="region"
      label={label}
      panelLabel={label}
      className="md:relative"
      triggerClassName={entryStyle(holdsCurrent)}
      panelClassName="bar-menu arrive rounded-card border border-line bg-surface p-2 text-base text-ink outline-none"
      trigger={
        <>
          <MoreIcon className="md:hidden" />
          <span>{label}</span>
          <ChevronIcon className="ms-1 hidden size-4 md:block" />
        </>
      }
    >
      {(close) => (
        <ul>
          {places.map((place) => (
            <li key={place.label}>
              <PlaceLink place={place} inMenu onLeave={close} />
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}
