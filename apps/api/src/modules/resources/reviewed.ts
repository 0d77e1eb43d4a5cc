import type { Database } from '@halved/db';
import { contentId } from '@halved/db/content/content-id';
import { isOverdue } from '@halved/db/content/review';
import type { Resource } from '@halved/shared/contract/resources';
import { type CrisisLine, crisisLines } from '@halved/shared/crisis-lines';
import { type Review, storedResources, storedReviews } from '../content/public.ts';

/** What is known about the facts of an entry, with what admins said. */
export interface Standing {
  id: string;
  /** The name of its file; of a crisis line its id. */
  slug: string;
  isOwn: boolean;
  hidden: boolean;
  /** The day on which the facts were last seen confirmed; null if that is unknown. */
  verifiedAt: string | null;
}

const laterOf = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other > one) ? other : one;

/**
 * Joins an entry with what an admin said about it. What was said about the entry that came with Halved no longer counts
 * once the operator's own one replaces it.
 */
function standingOf(
  entry: Omit<Standing, 'hidden'>,
  reviews: ReadonlyMap<string, Omit<Review, 'id'>>,
): Standing {
  const review = reviews.get(entry.id);
  if (!review || review.isOwn !== entry.isOwn) return { ...entry, hidden: false };
  return { ...entry, hidden: review.hidden, verifiedAt: laterOf(entry.verifiedAt, review.verifiedAt) };
}

const lineIdOf = ({ id }: CrisisLine): string => contentId('crisis-lines', id);

/** The standing of every entry of the directory, hidden ones and crisis lines too. */
export async function standings(db: Database): Promise<Standing[]> {
  const [stored, reviews] = await Promise.all([storedResources(db), storedReviews(db)]);
  const lines = crisisLines.map((line) => ({
    id: lineIdOf(line),
    slug: line.id,
    isOwn: false,
    verifiedAt: line.verifiedAt,
  }));
  const entries = stored
    .filter(({ isRetired }) => !isRetired)
    .map(({ id, slug, isOwn, facts }) => ({ id, slug, isOwn, verifiedAt: facts.verifiedAt }));
  return [...lines, ...entries].map((entry) => standingOf(entry, reviews));
}

/** Whether the facts of an entry that people see are due to be seen again. */
export const isDue = ({ hidden, verifiedAt }: Standing, now: Date): boolean =>
  !hidden && verifiedAt !== null && isOverdue(verifiedAt, now);

/** The entries that people see, each with the day on which its facts were last seen. */
export const shownOf = (resources: readonly Resource[], all: readonly Standing[]): Resource[] => {
  const byId = new Map(all.map((standing) => [standing.id, standing]));
  return resources.flatMap((resource) => {
    const standing = byId.get(resource.id);
    return standing && !standing.hidden ? [{ ...resource, verifiedAt: standing.verifiedAt }] : [];
  });
};

/**
 * The lines without those that an admin hid, each with the day on which its facts were last seen; all of them if none
 * were left (docs/product.md §14.2).
 */
export function shownLines(
  lines: readonly CrisisLine[],
  reviews: ReadonlyMap<string, Omit<Review, 'id'>>,
): readonly CrisisLine[] {
  const shown = lines.filter((line) => !reviews.get(lineIdOf(line))?.hidden);
  return (shown.length > 0 ? shown : lines).map((line) => ({
    ...line,
    verifiedAt: laterOf(line.verifiedAt, reviews.get(lineIdOf(line))?.verifiedAt ?? null),
  }));
}
