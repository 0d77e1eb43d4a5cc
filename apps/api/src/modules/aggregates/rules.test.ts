import { limits } from '@halved/shared/limits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Life,
  lives,
  ModelCommunity,
  type Published,
  peopleBetween,
  publish,
} from '../../testing/aggregates-model.ts';
import { testEnv } from '../../testing/env.ts';
import { type CountedCell, fewest, keyOf, keysAround } from './cell.ts';
import { countSamePosts, fewestBetween, isSafe } from './difference.ts';
import { decide } from './rules.ts';

const { regional } = limits.aggregates;

type Snapshot = ReadonlyMap<string, Published>;

/** Every snapshot of a life, the first with an empty one before it. */
function* snapshotsOf({ kinds, snapshots }: Life) {
  const community = new ModelCommunity({ kinds });
  let before: Snapshot = new Map();
  for (const steps of [[], ...snapshots]) {
    for (const step of steps) community.take(step);
    const now: Snapshot = publish(community, before);
    yield { before, now };
    before = now;
  }
}

/** Pairs of cells of two snapshots of which the second contains the first. */
const nested = (inner: Snapshot, outer: Snapshot) =>
  [...inner.values()].flatMap((cell) =>
    keysAround(cell.key).flatMap((key) => {
      const around = outer.get(key);
      return around ? [{ cell, around }] : [];
    }),
  );

function expectSafe(cell: Published, around: Published) {
  const needed = fewestBetween(cell.key, around.key);
  const people = peopleBetween(cell.members, around.members, countSamePosts(cell.key, around.key));
  if (!isSafe(people, needed))
    throw new Error(`${people} people between ${keyOf(cell.key)} and ${keyOf(around.key)}`);
}

const { communities: numRuns, seed } = testEnv;
const runs = { numRuns, ...(seed !== undefined && { seed }) };
const forAll = (check: (snapshots: { before: Snapshot; now: Snapshot }) => void) =>
  fc.assert(
    fc.property(lives, (life) => {
      for (const snapshots of snapshotsOf(life)) check(snapshots);
    }),
    runs,
  );

describe('in every snapshot of any community', () => {
  it('a new value is about enough people', () => {
    forAll(({ now }) => {
      for (const { key, members, isNew } of now.values())
        if (isNew) expect(members.size).toBeGreaterThanOrEqual(fewest(key));
    });
  });

  it('two published cells of which one contains the other differ by nobody or by enough people', () => {
    forAll(({ now }) => {
      for (const { cell, around } of nested(now, now)) expectSafe(cell, around);
    });
  });

  it('a new value differs from the one before by nobody or by enough people', () => {
    forAll(({ before, now }) => {
      for (const [name, { key, members, isNew }] of now) {
        const old = before.get(name);
        if (old && isNew)
          expect(peopleBetween(members, old.members, true)).toBeGreaterThanOrEqual(fewest(key));
      }
    });
  });

  it('a new value and the values before of the cells in it and around it differ by nobody or by enough people', () => {
    forAll(({ before, now }) => {
      for (const { cell, around } of [...nested(now, before), ...nested(before, now)])
        if (cell.isNew || around.isNew) expectSafe(cell, around);
    });
  });

  it('the published parts of a published place leave over nobody or enough people', () => {
    forAll(({ now }) => {
      for (const { key, members } of now.values()) {
        if (key.region !== '') continue;
        const inside = [...now.values()].filter(
          ({ key: part }) =>
            part.range === key.range &&
            part.category === key.category &&
            keyOf(part) !== keyOf(key) &&
            (key.country === '' || part.country === key.country),
        );
        const largest = inside.filter(
          ({ key: part }) =>
            part.region === '' ||
            !inside.some(({ key: other }) => keyOf(other) === keyOf({ ...part, region: '' })),
        );
        if (largest.length === 0) continue;
        const parts = new Map(largest.flatMap((part) => [...part.members]));
        const isSafeSum = isSafe(peopleBetween(members, parts, true), regional);
        if (!isSafeSum)
          throw new Error(`${peopleBetween(members, parts, true)} people elsewhere in ${keyOf(key)}`);
      }
    });
  });

  it('shows the same cells again if nothing has happened', () => {
    fc.assert(
      fc.property(lives, ({ kinds }) => {
        const community = new ModelCommunity({ kinds });
        const first = publish(community, new Map());
        const second = publish(community, first);
        expect([...second].map(([name, { members }]) => [name, members])).toEqual(
          [...first].map(([name, { members }]) => [name, members]),
        );
      }),
      runs,
    );
  });
});

describe('nine accounts of one owner', () => {
  const nine = fc.array(
    fc.record({
      place: fc.constantFrom(
        ['DE', 'DE-BE'] as const,
        ['DE', 'DE-BY'] as const,
        ['FR', 'FR-BRE'] as const,
        ['', ''] as const,
      ),
      category: fc.constantFrom('work', 'health', 'family'),
      range: fc.constantFrom('30d', '90d', '1y'),
    }),
    { minLength: 9, maxLength: 9 },
  );
  const published = (snapshot: Snapshot) =>
    [...snapshot].map(([name, { members }]) => [name, [...members].sort()]);

  it('change no published number, wherever they move and whatever they write', () => {
    fc.assert(
      fc.property(lives, nine, nine, ({ kinds }, first, second) => {
        const community = new ModelCommunity({ kinds });
        const ids = first.map(({ place, ...wrote }) => community.join({ place, wrote: [wrote] }));
        const before = publish(community, new Map());
        for (const [index, id] of ids.entries()) {
          const { place, ...wrote } = second[index] ?? { place: ['', ''], category: 'work', range: '30d' };
          community.people.set(id, {
            country: place[0] ?? '',
            region: place[1] ?? '',
            wrote: [wrote],
            edition: 1,
          });
        }
        const after = publish(community, before);
        const kept = new Map([...after].filter(([name]) => before.has(name)));
        expect(published(kept)).toEqual(published(before));
      }),
      runs,
    );
  });

  it('do not make a number of a region appear that is about fewer than ten others', () => {
    fc.assert(
      fc.property(lives, nine, ({ kinds }, accounts) => {
        const community = new ModelCommunity({ kinds });
        const ids = new Set(accounts.map(({ place, ...wrote }) => community.join({ place, wrote: [wrote] })));
        for (const { key, members } of publish(community, new Map()).values()) {
          const others = [...members.keys()].filter((id) => !ids.has(id)).length;
          if (key.country !== '') expect(others).toBeGreaterThan(limits.aggregates.people);
        }
      }),
      runs,
    );
  });
});

describe('the categories of a cell', () => {
  const cell = (category: CountedCell['category'], people: number, posts = people): CountedCell => ({
    range: '90d',
    country: '',
    region: '',
    category,
    people,
    posts,
    peopleOfSmallCategories: category === '' ? 4 : 0,
    since: null,
  });
  const shown = (cells: CountedCell[]) =>
    decide(cells).flatMap(({ cell: { category }, state }) => (state === 'new' ? [category] : []));

  it('are withheld if one of them has more than nine tenths of the posts', () => {
    expect(shown([cell('', 100), cell('work', 80, 91), cell('health', 30, 9)])).toEqual(['']);
    expect(shown([cell('', 100), cell('work', 80, 90), cell('health', 30, 10)])).toEqual([
      '',
      'health',
      'work',
    ]);
  });

  it('hide the smallest one too if the hidden ones together have too few people', () => {
    const cells = [cell('', 100), cell('work', 60), cell('health', 30), cell('family', 4)];
    expect(shown(cells)).toEqual(['', 'work']);
  });
});
