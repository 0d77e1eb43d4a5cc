import { dayMs } from '@halved/shared/durations';
import type { Library } from './library.ts';
import { drawWeighted, type Random, randomFrom, stableId } from './random.ts';
import type { Outcome } from './scene.ts';
import { fill, spoken } from './voice.ts';
import type { PlannedWorry } from './worries-plan.ts';

export interface PlannedResolution {
  id: string;
  on: PlannedWorry;
  at: Date;
  methods: readonly string[];
  story: string | null;
  rating: number | null;
}

/** The share of resolved posts among those that are old enough (`youngestMs`). */
const share = 0.25;
const youngestMs = 9 * dayMs;
/** The median time from a post to its resolution. */
const usualMs = 24 * dayMs;
/** Posts at least this old are preferred for resolutions with a story. */
const longMs = 100 * dayMs;

/**
 * Plans the resolutions: the hand-written ones, one with each story of a scene, and others that only list what helped.
 */
export function resolutionsOf(
  library: Library,
  worries: readonly PlannedWorry[],
  now: Date,
): PlannedResolution[] {
  const random = randomFrom('resolutions');
  const ageOf = ({ publishedAt }: PlannedWorry) => now.getTime() - (publishedAt ?? now).getTime();
  const old = worries.filter((worry) => ageOf(worry) > youngestMs);
  const outcomes = storiesFor(old, ageOf, random);
  return old.flatMap((on) => {
    const age = ageOf(on);
    const isResolved = random.chance(share) && on.by.username !== 'demo';
    const typicalMs = Math.max(dayMs, usualMs * Math.exp(random.normal() * 0.9));
    const slowMs = age * (0.55 + 0.4 * random.next());
    const methods = methodsFor(library, on, random);
    const rating = random.chance(0.8) ? ratingOf(random) : null;
    const outcome = outcomes.get(on);
    if (on.resolved) return [planned(on, on.resolved.daysLater * dayMs, on.resolved)];
    if (outcome) {
      const story = storyInVoice(on, outcome.story, library, random);
      return [planned(on, slowMs, { ...outcome, story, rating: rating && Math.max(3, rating) })];
    }
    // A resolution that would be in the future gets an earlier moment.
    return isResolved && methods.length > 0
      ? [planned(on, typicalMs < age ? typicalMs : slowMs, { methods, story: null, rating })]
      : [];
  });
}

const storyInVoice = (
  { by, composed }: PlannedWorry,
  story: string,
  { american }: Library,
  random: Random,
): string => spoken(fill(story, by.voice, composed?.cast, random), by.voice, american);

/** Chooses for each story a public post of its scene, an old one if possible. */
function storiesFor(
  worries: readonly PlannedWorry[],
  ageOf: (worry: PlannedWorry) => number,
  random: Random,
): Map<PlannedWorry, Outcome> {
  const outcomes = new Map<PlannedWorry, Outcome>();
  const open = worries.filter(({ composed, privacy }) => composed && privacy === 'public');
  for (const [scene, fitting] of Map.groupBy(open, ({ composed }) => composed?.scene)) {
    const older = fitting.filter((worry) => ageOf(worry) > longMs);
    for (const outcome of scene?.outcomes ?? []) {
      outcomes.set(random.pick(older.length > 0 ? older : fitting), outcome);
    }
  }
  return outcomes;
}

/** Picks one to three things that helped. The things for the post's category are twice as likely as general ones. */
function methodsFor(library: Library, { language, category }: PlannedWorry, random: Random): string[] {
  const known = library.methods.get(language);
  const [any, own] = [known?.get('any') ?? [], known?.get(category) ?? []];
  const count = 1 + random.below(3);
  return drawWeighted(random, [...any, ...own], count, (method) => (own.includes(method) ? 2 : 1));
}

/** A rating in stars, mostly four or five. */
const ratingOf = (random: Random): number => 5 - Math.min(4, Math.floor(Math.abs(random.normal()) * 1.3));

function planned(
  on: PlannedWorry,
  afterMs: number,
  { methods, story, rating }: Pick<PlannedResolution, 'methods' | 'story' | 'rating'>,
): PlannedResolution {
  const at = new Date((on.publishedAt ?? on.createdAt).getTime() + Math.floor(afterMs));
  return { id: stableId(`resolution ${on.id}`, at), on, at, methods, story, rating };
}
