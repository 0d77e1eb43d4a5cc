import { likenessTo, unpackVector } from '@halved/care';
import { bands } from '@halved/shared/bands';

/** From here on two posts count as similar: the lowest of the bands that people see. */
export const similarEnough = bands.fair;

/** Numbers of people are told in steps of so many. */
const peopleStep = 5;

interface Found {
  authorId: string;
  vector: Uint8Array;
}

/** How many people beside its author share a post like one, of those found, rounded down so that it betrays nobody. */
export function furtherPeople(post: Found, found: readonly Found[]): number {
  const likeness = likenessTo(unpackVector(post.vector));
  const alike = found.filter(
    ({ authorId, vector }) => authorId !== post.authorId && likeness(vector) >= similarEnough,
  );
  const people = new Set(alike.map(({ authorId }) => authorId)).size;
  return people - (people % peopleStep);
}
