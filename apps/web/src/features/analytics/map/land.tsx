import { memo } from 'react';
import type { MapCountry } from './anchors.ts';
import { countryPath, worldPath } from './geography.ts';
import type { MapMark } from './map-marks.ts';
import { type View, viewBoxOf } from './view.ts';

export interface LandProps {
  view: View;
  marks: readonly MapMark[];
}

/** The outlines of the countries, those with a mark a little stronger. */
export const Land = ({ view, marks }: LandProps) => (
  <svg viewBox={viewBoxOf(view)} className="absolute inset-0 size-full" aria-hidden="true">
    <World />
    {marks.map(({ country, total }) => (
      <Country key={country} country={country} isCounted={total !== null} />
    ))}
  </svg>
);

// The outlines are projected once, and not whenever the map is moved.
const Country = memo(({ country, isCounted }: { country: MapCountry; isCounted: boolean }) => (
  <path
    d={countryPath(country)}
    strokeWidth="1"
    vectorEffect="non-scaling-stroke"
    className={isCounted ? 'fill-calm stroke-line' : 'fill-sunk stroke-line'}
  />
));

const World = memo(() => (
  <path d={worldPath()} strokeWidth="1" vectorEffect="non-scaling-stroke" className="fill-sunk stroke-hair" />
));
