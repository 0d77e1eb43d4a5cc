import { likenessTo, unpackVector } from '@halved/care';
import { bands } from '@halved/shared/bands';

/** The score from which two posts count as similar: the start of the lowest band that people see. */
export const similarEnough = bands.fair;

/** Numbers of people are rounded down to multiples of this step. */
const peopleStep = 5;

interface Candidate {
  authorId: string;
  vector: Uint8Array;
}

/**
 * The number of people, without the author of `post`, who wrote one of those `candidates` that resemble it. It is
 * rounded down, so that it identifies nobody.
 */
export function furtherPeople(post: Candidate, candidates: readonly Candidate[]): number {
  const likeness = likenessTo(unpackVector(post.vector));
  const resembling = candidates.filter(
    ({ authorId, vector }) => authorId !== post.authorId && likeness(vector) >= similarEnough,
  );
  const people = new Set(resembling.map(({ authorId }) => authorId)).size;
  return people - (people % peopleStep);
}
