import type { PrivacyLevel } from '@halved/shared/contract/scalars';
import { dayMs, hourMs } from '@halved/shared/durations';
import type { LanguageCode } from '@halved/shared/languages';
import type { PromptId } from '../../content/prompts/list.ts';
import { promptsFor } from '../../content/prompts.ts';
import { type Composed, worryComposer } from './compose.ts';
import type { Library } from './library.ts';
import { later, momentOfYear } from './moments.ts';
import type { Person } from './people.ts';
import { randomFrom, stableId, weightedPick } from './random.ts';
import { demoWorries } from './worries.ts';
import type { Resolved } from './worry.ts';

export interface PlannedWorry {
  id: string;
  by: Person;
  createdAt: Date;
  /** Null while the post waits for `scheduledFor`. */
  publishedAt: Date | null;
  scheduledFor: Date | null;
  text: string;
  long: string | null;
  prompt: string;
  language: LanguageCode;
  category: string;
  privacy: PrivacyLevel;
  sensitive: boolean;
  commentsEnabled: boolean;
  /** How the post was composed; absent if it was written by hand. */
  composed: Composed | undefined;
  /** The hand-written resolution, if there is one. */
  resolved: Resolved | undefined;
}

/** Plans all posts, sorted by age, the oldest first: the hand-written ones, and composed ones up to `count`. */
export function worriesOf(
  library: Library,
  people: readonly Person[],
  now: Date,
  count: number,
): PlannedWorry[] {
  const byHand = demoWorries.map((worry) => writtenWorry(worry, people, now));
  const others = people.filter(({ traits }) => traits.size > 0);
  const composed = others.length > 0 ? composedWorries(library, others, now, count - byHand.length) : [];
  return [...byHand, ...composed].sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
}

function writtenWorry(
  worry: (typeof demoWorries)[number],
  people: readonly Person[],
  now: Date,
): PlannedWorry {
  const by = people.find(({ username }) => username === worry.by);
  if (!by) throw new Error(`Nobody is called ${worry.by}`);
  const at = new Date(now.getTime() - worry.hoursAgo * hourMs);
  const isPublished = worry.hoursAgo > 0;
  const createdAt = isPublished ? at : new Date(now.getTime() - hourMs);
  return {
    id: stableId(worry.text, createdAt),
    by,
    createdAt,
    publishedAt: isPublished ? at : null,
    scheduledFor: isPublished ? null : at,
    text: worry.text,
    long: worry.long,
    prompt: promptText(worry.prompt, worry.language),
    language: worry.language,
    category: worry.category,
    privacy: worry.privacy,
    sensitive: worry.sensitive,
    commentsEnabled: worry.commentsEnabled,
    composed: undefined,
    resolved: worry.resolved,
  };
}

function composedWorries(
  library: Library,
  people: readonly Person[],
  now: Date,
  count: number,
): PlannedWorry[] {
  const random = randomFrom('worries');
  const pickAuthor = weightedPick(people, (person) => person.eager * seniority(person, now));
  const moments = Array.from({ length: count }, () => {
    const by = pickAuthor(random);
    const settled = later(
      new Date(by.joinedAt.getTime() + 0.02 * dayMs),
      new Date(now.getTime() - 364 * dayMs),
    );
    return { by, at: momentOfYear(random, lastWriting(by, now), settled, by.place?.hoursFromUtc ?? 0) };
  }).sort((one, other) => one.at.getTime() - other.at.getTime());

  const compose = worryComposer(library, random);
  const scenesByUsername = new Map<string, Set<string>>();
  const pool = people.toSorted((one, other) => one.joinedAt.getTime() - other.joinedAt.getTime());
  return moments.flatMap(({ by, at }) => {
    // An author without unused scenes is replaced by another member who had joined by then.
    for (let attempt = 0, person = by; attempt < 30; attempt++) {
      const usedScenes = scenesByUsername.get(person.username) ?? new Set<string>();
      scenesByUsername.set(person.username, usedScenes);
      const isHere = person.joinedAt < at && at <= lastWriting(person, now);
      const draft = isHere ? compose(person, at, usedScenes) : undefined;
      if (draft) return [composedWorry(draft, person, at, random)];
      person = random.pick(pool);
    }
    return [];
  });
}

/** Until when a person has written. */
const lastWriting = ({ quietDays }: Person, now: Date): Date => new Date(now.getTime() - quietDays * dayMs);

/**
 * A weight from 0 to 1 that grows with the days since joining, so that newcomers do not write a year's posts in a week.
 */
const seniority = (person: Person, now: Date): number =>
  Math.min(1, (lastWriting(person, now).getTime() - person.joinedAt.getTime()) / (250 * dayMs)) ** 0.7;

function composedWorry(
  composed: Composed,
  by: Person,
  at: Date,
  random: ReturnType<typeof randomFrom>,
): PlannedWorry {
  const { scene, text } = composed;
  const level = random.next();
  return {
    id: stableId(`${by.username} ${at.toISOString()}`, at),
    by,
    createdAt: at,
    publishedAt: at,
    scheduledFor: null,
    text,
    long: null,
    prompt: promptText(random.pick(scene.prompts), scene.language),
    language: scene.language,
    category: scene.category,
    privacy: level < 0.05 ? 'private' : level < 0.15 ? 'friends' : 'public',
    sensitive: random.chance(scene.heavy ? 0.45 : 0.01),
    commentsEnabled: random.chance(0.97),
    composed,
    resolved: undefined,
  };
}

function promptText(id: PromptId, language: LanguageCode): string {
  return promptsFor(language).find((prompt) => prompt.id === id)?.text ?? id;
}
