import { likenessTo, unpackVector } from '@halved/care';
import { bands } from '@halved/shared/bands';

/** The minimum similarity of two similar posts. It is the start of the lowest degree of similarity that people see. */
export const minSimilarity = bands.fair;

/** Numbers of people are rounded down to multiples of this step. */
const peopleStep = 5;

interface Candidate {
  authorId: string;
  vector: Uint8Array;
}

/**
 * The number of people, other than the author of `post`, who wrote a candidate that resembles `post`. The number is
 * rounded down, so that it identifies nobody.
 */
export function furtherPeople(post: Candidate, candidates: readonly Candidate[]): number {
  const likeness = likenessTo(unpackVector(post.vector));
  const resembling = candidates.filter(
    ({ authorId, vector }) => authorId !== post.authorId && likeness(vector) >= minSimilarity,
  );
  const people = new Set(resembling.map(({ authorId }) => authorId)).size;
  return people - (people % peopleStep);
}
