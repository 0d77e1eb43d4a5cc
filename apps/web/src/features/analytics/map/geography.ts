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
const projection = geoEqualEarth().fitWidth(mapWidth, world);
const path = geoPath(projection).digits(1);

export const mapHeight = Math.ceil(path.bounds(world)[1][1]);

/** The outlines of all countries but Antarctica. */
export const worldPath = path(world) ?? '';

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
