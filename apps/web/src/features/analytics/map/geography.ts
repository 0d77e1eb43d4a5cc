import { geoEqualEarth, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import atlas from 'world-atlas/countries-110m.json';
import { anchors, type MapCountry } from './anchors.ts';

/** The width of the whole map in its own units. */
export const mapWidth = 1_000;
const antarctica = '010';

const { countries } = atlas.objects;
const world = feature(atlas, {
  ...countries,
  geometries: countries.geometries.filter(({ id }) => id !== antarctica),
});

/** Equal Earth shows areas in their true proportions. */
const projection = geoEqualEarth().scale(mapWidth).translate([0, 0]);
// One pass over the outlines gives the width and the height. With `fitWidth` it would be two, and each takes a slow phone
// a frame or two.
const [[west, north], [east, south]] = geoPath(projection).bounds(world);
const shrunk = mapWidth / (east - west);
projection.scale(mapWidth * shrunk).translate([-west * shrunk, -north * shrunk]);
const path = geoPath(projection).digits(1);

export const mapHeight = Math.ceil((south - north) * shrunk);

/** The outlines of all countries but Antarctica. */
export const worldPath = (): string => path(world) ?? '';

/** The outline of one country. */
export function countryPath(country: MapCountry): string {
  const outline = world.features.find(({ id }) => id === anchors[country].id);
  return (outline && path(outline)) ?? '';
}

/** Where the mark of a country stands on the map. */
export function placeOf(country: MapCountry): { x: number; y: number } {
  const [longitude, latitude] = anchors[country].at;
  const [x, y] = projection([longitude, latitude]) ?? [0, 0];
  return { x, y };
}
