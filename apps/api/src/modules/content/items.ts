import type { Database } from '@halved/db';
import { remembered } from '../../services/remembered.ts';
import {
  contentRevision,
  selectExercises,
  selectGuides,
  selectResources,
  selectTechniques,
} from './queries.ts';

/**
 * How long a change of the content may go unnoticed. A minute is short enough: content changes only when a server
 * starts.
 */
const maxAgeMs = 60_000;

const currentRevision = remembered(maxAgeMs, contentRevision);

/** Caches what `load` returns until the content changes, per database. A failure is not cached. */
function perRevision<Items>(load: (db: Database) => Promise<Items>): (db: Database) => Promise<Items> {
  const cache = new WeakMap<Database, { revision: string; items: Promise<Items> }>();
  return async (db) => {
    const revision = await currentRevision(db);
    const cached = cache.get(db);
    if (cached?.revision === revision) return cached.items;
    const items = load(db);
    cache.set(db, { revision, items });
    items.catch(() => cache.delete(db));
    return items;
  };
}

/** Every item of a kind in the order of the slugs, retired ones too. */
export const storedExercises = perRevision((db) => selectExercises(db));
export const storedTechniques = perRevision((db) => selectTechniques(db));
export const storedGuides = perRevision((db) => selectGuides(db));
export const storedResources = perRevision((db) => selectResources(db));
