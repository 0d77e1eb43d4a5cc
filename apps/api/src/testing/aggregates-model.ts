import type { WorryCategory } from '@halved/shared/categories';
import { type TimeRange, timeRanges } from '@halved/shared/time-ranges';
import fc from 'fast-check';
import { isShown } from '../modules/aggregates/candidate.ts';
import { type CellKey, type CountedCell, fewest, keyOf } from '../modules/aggregates/cell.ts';
import { decide } from '../modules/aggregates/rules.ts';

/** What a group of people wrote: the shortest range of each of their posts, and its category. */
export interface Wrote {
  range: TimeRange;
  category: WorryCategory;
}

export interface ModelPerson {
  country: string;
  region: string;
  wrote: readonly Wrote[];
  /** Changes when the person writes anew, so that all posts are others. */
  edition: number;
}

const places = [
  ['', ''],
  ['DE', ''],
  ['DE', 'DE-BE'],
  ['DE', 'DE-BY'],
  ['FR', 'FR-BRE'],
] as const;

const wrote = fc.array(
  fc.record<Wrote>({
    range: fc.constantFrom(...timeRanges),
    category: fc.constantFrom('work', 'health', 'family'),
  }),
  { minLength: 1, maxLength: 3 },
);

/** People of one kind: they live in one place and wrote about the same. Sizes are around the limits. */
const kind = fc.record({
  place: fc.constantFrom(...places),
  wrote,
  size: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 18, max: 45 })),
});

/** Some of the people of one kind move, write anew, leave or join. */
const step = fc.record({
  from: fc.nat(200),
  count: fc.oneof(fc.integer({ min: 1, max: 11 }), fc.integer({ min: 18, max: 40 })),
  change: fc.oneof(
    fc.record({ place: fc.constantFrom(...places) }),
    fc.record({ wrote }),
    fc.constant('rewrite' as const),
    fc.constant('leave' as const),
    fc.constant('join' as const),
  ),
});

/** A community, and what happens between its snapshots. */
export const lives = fc.record({
  kinds: fc.array(kind, { minLength: 2, maxLength: 9 }),
  snapshots: fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
});

export type Life = typeof lives extends fc.Arbitrary<infer Value> ? Value : never;
type Step = Life['snapshots'][number][number];

/** The people of a cell by their number, each with what identifies the posts that are counted. */
export type Members = ReadonlyMap<number, string>;

export class ModelCommunity {
  readonly people = new Map<number, ModelPerson>();
  #next = 0;

  constructor({ kinds }: Pick<Life, 'kinds'>) {
    for (const { place, wrote: theirs, size } of kinds)
      for (let count = 0; count < size; count++) this.join({ place: place, wrote: theirs });
  }

  join({
    place: [country, region],
    wrote: theirs,
  }: {
    place: readonly [string, string];
    wrote: readonly Wrote[];
  }) {
    this.people.set(this.#next, { country, region, wrote: theirs, edition: 0 });
    return this.#next++;
  }

  take({ from, count, change }: Step): void {
    const ids = [...this.people.keys()];
    for (const id of ids.slice(from % ids.length, (from % ids.length) + count)) {
      const person = this.people.get(id);
      if (!person) continue;
      if (change === 'leave') this.people.delete(id);
      else if (change === 'join') this.join({ place: [person.country, person.region], wrote: person.wrote });
      else if (change === 'rewrite') this.people.set(id, { ...person, edition: person.edition + 1 });
      else if ('wrote' in change)
        this.people.set(id, { ...person, wrote: change.wrote, edition: person.edition + 1 });
      else this.people.set(id, { ...person, country: change.place[0], region: change.place[1] });
    }
  }

  /** The people of every cell, counted one by one. */
  cells(): Map<string, { key: CellKey; members: Map<number, string>; posts: number }> {
    const cells = new Map<string, { key: CellKey; members: Map<number, string>; posts: number }>();
    for (const [id, { country, region, wrote: theirs, edition }] of this.people) {
      const own = new Set([`  `, `${country} `, `${country} ${region}`]);
      const placesOfPerson = [...own].map((name) => name.split(' ')).filter(([c], index) => index === 0 || c);
      for (const range of timeRanges)
        for (const category of ['', 'work', 'health', 'family'] as const) {
          const posts = theirs.filter(
            (post) =>
              timeRanges.indexOf(post.range) <= timeRanges.indexOf(range) &&
              (category === '' || post.category === category),
          );
          if (posts.length === 0) continue;
          for (const [inCountry = '', inRegion = ''] of placesOfPerson) {
            const key = { range, country: inCountry, region: inRegion, category };
            const cell = cells.get(keyOf(key)) ?? { key, members: new Map(), posts: 0 };
            cell.posts += posts.length;
            cells.set(keyOf(key), cell);
            cell.members.set(id, `${edition} ${posts.map((post) => post.range + post.category).join(' ')}`);
          }
        }
    }
    return cells;
  }
}

export interface Published {
  key: CellKey;
  members: Members;
  isNew: boolean;
}

const count = (members: Members, test: (id: number, mark: string) => boolean) =>
  [...members].filter(([id, mark]) => test(id, mark)).length;

/** How many people are in one of two cells only, or counted with other posts if `samePosts`. */
export const peopleBetween = (one: Members, other: Members, samePosts: boolean): number =>
  count(one, (id, mark) => !other.has(id) || (samePosts && other.get(id) !== mark)) +
  count(other, (id) => !one.has(id));

/** Publishes a snapshot of a model community by the rules, after the snapshot before. */
export function publish(
  community: ModelCommunity,
  before: ReadonlyMap<string, Published>,
): Map<string, Published> {
  const cells = community.cells();
  const keys = new Map([...cells, ...before].map(([name, { key }]) => [name, key]));
  const counted = [...keys].map(([name, key]): CountedCell => {
    const members: Members = cells.get(name)?.members ?? new Map();
    const old = before.get(name)?.members;
    const small = (['work', 'health', 'family'] as const).flatMap((category) => {
      const ofCategory = cells.get(keyOf({ ...key, category }))?.members;
      return ofCategory && ofCategory.size < fewest(key) ? [...ofCategory.keys()] : [];
    });
    return {
      ...key,
      people: members.size,
      posts: cells.get(name)?.posts ?? 0,
      peopleOfSmallCategories: key.category === '' ? new Set(small).size : 0,
      since: old
        ? {
            arrived: count(members, (id) => !old.has(id)),
            gone: count(old, (id) => !members.has(id)),
            changed: peopleBetween(members, old, true),
          }
        : null,
    };
  });
  const shown = decide(counted).filter(isShown);
  return new Map(
    shown.map(({ cell, state }) => {
      const name = keyOf(cell);
      const members =
        (state === 'new' ? cells.get(name)?.members : before.get(name)?.members) ?? new Map<number, string>();
      return [name, { key: cell, members, isNew: state === 'new' }];
    }),
  );
}
