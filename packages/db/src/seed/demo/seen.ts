import { minuteMs } from '@halved/shared/durations';
import type { Person } from './people.ts';
import { randomFrom } from './random.ts';

/** The moment at which a person did something. */
export interface Trace {
  by: Person;
  at: Date;
}

/** The share of people who are active at the moment of the seeding. */
const activeShare = 0.02;

/** Decides when each person was last active: after everything that they did, and for a few of them just now. */
export function seenOf(people: readonly Person[], traces: readonly Trace[], now: Date): Map<Person, Date> {
  const random = randomFrom('seen');
  const last = new Map(people.map((person) => [person, person.joinedAt.getTime()]));
  for (const { by, at } of traces) last.set(by, Math.max(last.get(by) ?? 0, at.getTime()));
  return new Map(
    people.map((person) => {
      const silence = now.getTime() - (last.get(person) ?? now.getTime());
      const ago = random.chance(activeShare) ? random.below(4 * minuteMs) : silence * random.next();
      return [person, new Date(now.getTime() - Math.floor(Math.min(ago, silence)))];
    }),
  );
}
