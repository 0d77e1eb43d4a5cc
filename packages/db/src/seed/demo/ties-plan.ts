import { hourMs } from '@halved/shared/durations';
import { demoMembers } from './members.ts';
import { between, later, soonAfter } from './moments.ts';
import type { Person } from './people.ts';
import { type Random, randomFrom, weightedPick } from './random.ts';
import type { PlannedWorry } from './worries-plan.ts';

export interface Tie {
  from: Person;
  to: Person;
  at: Date;
}

/** The follows and blocks of the demo. */
export interface Ties {
  follows: Tie[];
  blocks: Tie[];
  /** Whether these are two different people and neither blocks the other. */
  mayInteract(one: Person, other: Person): boolean;
  /** Whether `one` follows `other`. */
  isFollowing: (one: Person, other: Person) => boolean;
  followersOf(person: Person): readonly Person[];
}

const key = (one: Person, other: Person) => `${one.username} ${other.username}`;

/** Plans the follows and a few blocks. Members do not interact across a block. */
export function tiesOf(people: readonly Person[], now: Date): Ties {
  const random = randomFrom('ties');
  const composed = people.filter(({ traits }) => traits.size > 0);
  const blocks = blocksAmong(random, composed, now);
  const apart = new Set(blocks.flatMap(({ from, to }) => [key(from, to), key(to, from)]));
  const mayInteract = (one: Person, other: Person) => one !== other && !apart.has(key(one, other));

  const follows = new Map<string, Tie>();
  const follow = (from: Person, to: Person) => {
    if (!mayInteract(from, to) || follows.has(key(from, to))) return;
    follows.set(key(from, to), { from, to, at: between(random, later(from.joinedAt, to.joinedAt), now) });
  };
  for (const { username, follows: named } of demoMembers)
    for (const other of named) {
      const from = people.find((person) => person.username === username);
      const to = people.find((person) => person.username === other);
      if (from && to) follow(from, to);
    }
  const pickLiked = weightedPick(people, ({ charm }) => charm);
  for (const person of people) {
    const wanted = Math.min(70, Math.floor(Math.exp(1.75 + random.normal() * 0.85)));
    for (let tries = 0, followed = 0; tries < wanted * 3 && followed < wanted; tries++) {
      const other = pickLiked(random);
      if (other.language !== person.language && random.chance(0.75)) continue;
      follow(person, other);
      followed++;
      if (random.chance(0.3)) follow(other, person);
    }
  }
  const followers = new Map<Person, Person[]>();
  for (const { from, to } of follows.values()) followers.set(to, [...(followers.get(to) ?? []), from]);
  return {
    follows: [...follows.values()],
    blocks,
    mayInteract: mayInteract,
    isFollowing: (one, other) => follows.has(key(one, other)),
    followersOf: (person) => followers.get(person) ?? [],
  };
}

function blocksAmong(random: Random, people: readonly Person[], now: Date): Tie[] {
  const pairs = new Map<string, Tie>();
  for (let count = Math.floor(people.length / 40); count > 0; count--) {
    const [from, to] = [random.pick(people), random.pick(people)];
    if (from === to || pairs.has(key(to, from))) continue;
    pairs.set(key(from, to), { from, to, at: between(random, later(from.joinedAt, to.joinedAt), now) });
  }
  return [...pairs.values()];
}

export interface PlannedLike {
  by: Person;
  on: PlannedWorry;
  at: Date;
}

const usualMs = 7 * hourMs;
const mostLikes = 90;

/**
 * Plans the likes. Most posts have at most five, a few have many. Each like is by somebody who may see the post, and is
 * later than both the post and the liker's registration.
 */
export function likesOf(
  worries: readonly PlannedWorry[],
  people: readonly Person[],
  ties: Ties,
  now: Date,
): PlannedLike[] {
  const random = randomFrom('likes');
  const pickReader = weightedPick(people, ({ eager }) => eager);
  return worries.flatMap((worry) => {
    const { publishedAt } = worry;
    if (worry.privacy === 'private' || !publishedAt) return [];
    const wanted = Math.min(
      mostLikes,
      Math.floor(Math.exp(0.8 + random.normal() * 1.1) * Math.sqrt(0.6 + worry.by.charm / 2)),
    );
    const readers = new Map<Person, Date>();
    const near = ties.followersOf(worry.by);
    for (let tries = 0; tries < wanted * 3 && readers.size < wanted; tries++) {
      const reader = near.length > 0 && random.chance(0.35) ? random.pick(near) : pickReader(random);
      const foreign = worry.language !== 'en' && reader.language !== worry.language;
      const at = soonAfter(random, later(publishedAt, reader.joinedAt), usualMs, now);
      if (!at || readers.has(reader) || !mayRead(reader, worry, ties) || (foreign && random.chance(0.9)))
        continue;
      readers.set(reader, at);
    }
    return [...readers].map(([by, at]) => ({ by, on: worry, at }));
  });
}

/**
 * Whether a person may read a published post, by the rule of `visibleTo`: friends are those whom the author follows.
 */
export function mayRead(reader: Person, { by, privacy }: PlannedWorry, ties: Ties): boolean {
  if (!ties.mayInteract(reader, by)) return false;
  return privacy === 'public' || (privacy === 'friends' && ties.isFollowing(by, reader));
}
