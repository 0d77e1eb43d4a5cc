import type { CountryCode } from '@halved/shared/countries';
import { isOnMap, type MapCountry } from './anchors.ts';
import { type CountryTotal, radiusOf } from './country-totals.ts';
import { placeOf } from './geography.ts';
import { labelSides, type Side } from './labels.ts';
import { frameRatio, type Point, positionIn, type View } from './view.ts';

export interface MapMark {
  country: MapCountry;
  place: Point;
  /** Null for a published country that the filters leave out. */
  total: CountryTotal | null;
}

/** A mark for each published country, from west to east. */
export function marksOf(totals: readonly CountryTotal[], published: readonly CountryCode[]): MapMark[] {
  const countries = new Set([...totals.map(({ country }) => country), ...published]);
  return [...countries]
    .filter(isOnMap)
    .map((country) => ({
      country,
      place: placeOf(country),
      total: totals.find((entry) => entry.country === country) ?? null,
    }))
    .sort((one, other) => one.place.x - other.place.x);
}

export interface DrawnMark {
  /** In parts of the frame's width and height. */
  position: Point;
  /** The radii of the two half discs in pixels. */
  radii: { people: number; posts: number } | null;
  label: string;
  side: Side;
}

/** The radius of the ring of a country without numbers. */
export const ringRadius = 6;

/** How the marks look in a view: sizes, positions, and labels where they have room, the largest country's first. */
export function drawMarks(
  marks: readonly MapMark[],
  view: View,
  { width, textScale }: { width: number; textScale: number },
  labelOf: (mark: MapMark) => string,
): DrawnMark[] {
  const highest = (key: 'people' | 'posts') => Math.max(...marks.map(({ total }) => total?.[key] ?? 0), 0);
  const [people, posts] = [highest('people'), highest('posts')];
  const drawn = marks.map((mark) => ({
    position: positionIn(view, mark.place),
    radii: mark.total && {
      people: radiusOf(mark.total.people, people, width),
      posts: radiusOf(mark.total.posts, posts, width),
    },
    label: mark.total ? labelOf(mark) : '',
  }));
  const height = width / frameRatio;
  const order = marks
    .map((_, index) => index)
    .sort((one, other) => peopleIn(marks, other) - peopleIn(marks, one));
  const sides = labelSides(
    order.map((index) => {
      const { position = { x: 0, y: 0 }, radii = null, label = '' } = drawn[index] ?? {};
      return {
        x: position.x * width,
        y: position.y * height,
        radius: radii ? Math.max(radii.people, radii.posts) : ringRadius,
        text: label,
      };
    }),
    { width, height, textScale },
  );
  return drawn.map((mark, index) => ({ ...mark, side: sides[order.indexOf(index)] ?? null }));
}

const peopleIn = (marks: readonly MapMark[], index: number): number => marks[index]?.total?.people ?? 0;
