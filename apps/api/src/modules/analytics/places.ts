import type { Database } from '@halved/db';
import type { TimeRange } from '@halved/shared/time-ranges';
import { latestSnapshot, publishedCells } from '../snapshots/public.ts';
import type { Place } from './rules.ts';

type Cell = NonNullable<Awaited<ReturnType<typeof publishedCells>>>['cells'][number];

function placeOf(cells: readonly Cell[]): Place[] {
  const whole = cells.find(({ category }) => category === '');
  if (!whole) return [];
  const categories = cells.flatMap(({ category, ...cell }) =>
    category === '' ? [] : [{ ...cell, category }],
  );
  return [{ country: whole.country, region: whole.region, whole, categories }];
}

const placesOf = (cells: readonly Cell[]): Place[] =>
  [...Map.groupBy(cells, ({ country, region }) => `${country} ${region}`).values()].flatMap(placeOf);

/** The published countries and regions of each range, each with its categories. */
interface Published {
  snapshot: string;
  generatedAt: string;
  byRange: ReadonlyMap<TimeRange, readonly Place[]>;
}

/**
 * What each database published last. It changes only with a snapshot, so a server reads it once for each. It holds every
 * filter's answer, so the time of a call does not tell what others asked for.
 */
const lastRead = new WeakMap<Database, Published>();

export async function publishedPlaces(db: Database): Promise<Published | undefined> {
  const last = lastRead.get(db);
  if (last && last.snapshot === (await latestSnapshot(db))) return last;
  const read = await publishedCells(db);
  if (!read) return undefined;
  const { cells, ...of } = read;
  const ofRanges = [...Map.groupBy(cells, ({ range }) => range)];
  const published = { ...of, byRange: new Map(ofRanges.map(([range, own]) => [range, placesOf(own)])) };
  lastRead.set(db, published);
  return published;
}
