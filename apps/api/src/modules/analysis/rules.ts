import { likenessTo, unpackVector } from '@halved/care';
import { bands } from '@halved/shared/bands';

/** Two posts count as similar from this score on, the lowest of the bands that people see. */
export const similarEnough = bands.fair;

/** The step to which numbers of people are rounded. */
const peopleStep = 5;

interface Found {
  authorId: string;
  vector: Uint8Array;
}

/**
 * How many people besides its author wrote a post that resembles this one, among those found. Rounded down, so that the
 * number identifies nobody.
 */
export function furtherPeople(post: Found, found: readonly Found[]): number {
  const likeness = likenessTo(unpackVector(post.vector));
  const alike = found.filter(
    ({ authorId, vector }) => authorId !== post.authorId && likeness(vector) >= similarEnough,
  );
  const people = new Set(alike.map(({ authorId }) => authorId)).size;
  return people - (people % peopleStep);
}
