import type { CountryCode } from '@halved/shared/countries';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumber } from '../../../lib/texts/number.ts';
import { KeyHint } from '../../../ui/charts/key-hint.tsx';
import { usePoints } from '../../../ui/charts/points.ts';
import { Readout } from '../../../ui/charts/readout.tsx';
import { textScale, useWidth } from '../../../ui/charts/use-width.ts';
import { useShortCountryName } from '../names.ts';
import type { CountryTotal } from './country-totals.ts';
import { mapHeight, mapWidth } from './geography.ts';
import { Land } from './land.tsx';
import { Legend } from './legend.tsx';
import { drawMarks, type MapMark, marksOf } from './map-marks.ts';
import { Mark } from './mark.tsx';
import { useDrag } from './use-drag.ts';
import { dragged, type Point, showing, type View, viewOf, zoomed } from './view.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

export interface WorldMapProps {
  label: string;
  totals: readonly CountryTotal[];
  /** All countries that numbers are published about. */
  published: readonly CountryCode[];
  chosen: readonly CountryCode[];
  onToggle: (country: CountryCode) => void;
}

const map = { width: mapWidth, height: mapHeight };

/**
 * The countries as two half discs each: people on the left, worries on the right. The map is one tab stop; the arrow
 * keys go from west to east, Enter filters by the country. It zooms by buttons alone and follows a finger only sideways,
 * so that it catches no wheel and no finger that scrolls the page.
 */
export function WorldMap({ label, totals, published, chosen, onToggle }: WorldMapProps) {
  const shortNameOf = useShortCountryName();
  const number = useNumber();
  const words = useMarkWords();
  const hint = useId();
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const marks = marksOf(totals, published);
  const { shown, frame, point } = usePoints(marks.length);
  const [ownView, setOwnView] = useState<View | null>(null);
  // The country that had the focus last, until the map is dragged.
  const [visited, setVisited] = useState<Point | null>(null);
  const fitting = viewOf(
    marks.filter(({ total }) => total).map(({ place }) => place),
    map,
  );
  const view = ownView ?? fitting;
  const drag = useDrag((step) => {
    setOwnView(dragged(view, step, map));
    setVisited(null);
  });
  const drawn = drawMarks(
    marks,
    view,
    { width, textScale: textScale() },
    ({ country, total }) => `${shortNameOf(country)}: ${number(total?.people ?? 0)}`,
  );
  const shownMark = shown === null ? undefined : marks[shown];
  return (
    <div className="grid grid-cols-1 gap-2">
      {/* East is on the right in every language. */}
      <figure
        ref={box}
        dir="ltr"
        aria-label={label}
        aria-describedby={hint}
        {...frame}
        {...drag}
        className="relative aspect-[3/2] cursor-grab touch-pan-y touch-pinch-zoom overflow-clip rounded-field border border-hair select-none active:cursor-grabbing"
      >
        <Land view={view} marks={marks} />
        {marks.map((mark, index) => {
          const look = drawn[index];
          return (
            look && (
              <Mark
                key={mark.country}
                {...point(index)}
                name={words(mark)}
                drawn={look}
                isChosen={chosen.includes(mark.country)}
                isShown={shown === index}
                onFocus={() => {
                  setVisited(mark.place);
                  const moved = showing(view, mark.place, map);
                  if (moved !== view) setOwnView(moved);
                }}
                onClick={() => onToggle(mark.country)}
              />
            )
          );
        })}
      </figure>
      <Readout>{shownMark && words(shownMark)}</Readout>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Legend />
        <ZoomButtons
          onZoom={(direction) => setOwnView(zoomed(view, direction, visited ?? view, map))}
          onReset={() => setOwnView(null)}
        />
      </div>
      <KeyHint id={hint} />
    </div>
  );
}

/** What a mark says: the country with its numbers, as its label begins, or that the filters leave it out. */
function useMarkWords(): (mark: MapMark) => string {
  const { t } = useTranslation('analytics');
  const { t: charts } = useTranslation('charts');
  const number = useNumber();
  const nameOf = useShortCountryName();
  return ({ country, total }) => {
    const name = nameOf(country);
    if (!total) return t(($) => $.map.leftOut, { country: name });
    return t(($) => $.map.mark, {
      country: name,
      people: t(($) => $.people, { count: total.people, number: number(total.people) }),
      posts: charts(($) => $.worries, { count: total.posts, number: number(total.posts) }),
    });
  };
}
