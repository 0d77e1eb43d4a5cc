import { dayMs, minuteMs } from '@halved/shared/durations';
import { contentId } from '../../content/content-id.ts';
import type { DemoUsername } from './members.ts';
import type { Person } from './people.ts';
import { stableId } from './random.ts';

/** An exercise that a member has done or is doing. */
interface Done {
  by: DemoUsername;
  slug: string;
  daysAgo: number;
  /** The last step that the member has seen, counted from 0. */
  step: number;
  /** Absent while the exercise is open. */
  said?: { rating: number | null; effectiveness: number | null; notes: string | null };
}

const done = (
  by: DemoUsername,
  slug: string,
  daysAgo: number,
  step: number,
  [rating, effectiveness]: readonly [number | null, number | null],
  notes: string | null = null,
): Done => ({ by, slug, daysAgo, step, said: { rating, effectiveness, notes } });

const exercises: readonly Done[] = [
  done('noor_k', 'box-breathing', 61, 4, [3, 3], 'Counting helped. The pauses did not.'),
  done('noor_k', 'awake-at-night', 44, 5, [5, 4], 'Got up, read two pages, slept at four.'),
  done('noor_k', 'five-senses', 30, 6, [4, 4]),
  done('noor_k', 'awake-at-night', 19, 5, [5, 5], 'Quicker this time.'),
  done('noor_k', 'longer-out-breath', 9, 4, [4, 3]),
  done('noor_k', 'put-the-day-down', 5, 5, [null, null]),
  { by: 'noor_k', slug: 'worry-appointment', daysAgo: 2, step: 2 },
  done('lenasoto', 'longer-out-breath', 38, 4, [4, 4], 'En el autobús también sirve.'),
  done('lenasoto', 'awake-at-night', 12, 5, [4, 3]),
  { by: 'lenasoto', slug: 'letter-to-yourself', daysAgo: 6, step: 3 },
  done('wren_and_co', 'one-small-step', 52, 5, [4, 4]),
  done('wren_and_co', 'longer-out-breath', 27, 4, [5, 4], 'In the car, before going in.'),
  done('wren_and_co', 'kind-hand', 8, 4, [3, null]),
  done('mireille_p', 'slow-walk', 33, 5, [5, 5], 'Along the canal. I noticed the ducks.'),
  done('mireille_p', 'awake-at-night', 15, 5, [2, 2]),
  done('mireille_p', 'box-breathing', 3, 4, [4, 4]),
];

/** Plans the exercises of the members whose tier has them. */
export const exerciseProgressOf = (people: readonly Person[], idOf: (person: Person) => string, now: Date) =>
  exercises.map(({ by, slug, daysAgo, step, said }) => {
    const person = people.find(({ username }) => username === by);
    if (!person) throw new Error(`Nobody is called ${by}`);
    const startedAt = new Date(now.getTime() - daysAgo * dayMs);
    const updatedAt = new Date(startedAt.getTime() + (step + 1) * minuteMs);
    return {
      id: stableId(`exercise ${by} ${slug}`, startedAt),
      userId: idOf(person),
      exerciseId: contentId('exercises', slug),
      currentStep: step,
      completedAt: said ? updatedAt : null,
      notes: said?.notes ?? null,
      rating: said?.rating ?? null,
      effectiveness: said?.effectiveness ?? null,
      startedAt,
      updatedAt,
    };
  });
