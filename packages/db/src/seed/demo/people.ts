import { dayMs } from '@halved/shared/durations';
import type { LanguageCode } from '@halved/shared/languages';
import type { Tier } from '@halved/shared/tiers';
import { isReservedUsername } from '@halved/shared/usernames';
import type { Library } from './library.ts';
import { demoMembers, demoModeratorSignIn, type Member } from './members.ts';
import { england, type Place, places } from './places.ts';
import { type Random, randomFrom, weightedPick } from './random.ts';
import { fill, type Voice, voiceOf } from './voice.ts';

export interface Person {
  username: string;
  displayName: string | null;
  bio: string | null;
  language: LanguageCode;
  place: Place | null;
  city: string | null;
  locationSharing: boolean;
  listedInMembers: boolean;
  joinedAt: Date;
  /** For how many days the person has written nothing. */
  quietDays: number;
  tier: Tier;
  /**
   * Facts about the person, such as work, children or a rented home. They decide which scenes the person can write
   * about.
   */
  traits: ReadonlySet<string>;
  voice: Voice;
  /** How much the person writes, likes and comments, compared with others. */
  eager: number;
  /** How likely others are to follow the person, and to like and comment on the person's posts. */
  charm: number;
}

/** Sets of traits, each with the number of people in a hundred who have it. */
const lives: readonly (readonly [number, string])[] = [
  [15, 'job office young single renter'],
  [10, 'job office partner kids'],
  [7, 'job office older partner kids'],
  [7, 'job shifts nurse partner'],
  [7, 'job shifts shop young renter single'],
  [7, 'job teacher partner kids'],
  [13, 'student young renter single'],
  [4, 'student young partner renter'],
  [6, 'nojob renter partner'],
  [5, 'job office carer single'],
  [6, 'older'],
  [3, 'older partner'],
  [6, 'job office abroad single renter'],
  [5, 'freelance renter partner'],
  [5, 'kids baby partner renter'],
  [4, 'job shifts kids single renter'],
  [4, 'job kids teen partner'],
];

const pickLife = weightedPick(lives, ([share]) => share);
const pickPlace = weightedPick(places, ({ members }) => members);

/** The members of the demo: the hand-written ones first, then others until there are `count` members. */
export function peopleOf(library: Library, now: Date, count: number): Person[] {
  const random = randomFrom('people');
  const handleFor = handlePicker(random, library);
  const membersOfPlace = new Map<Place, number>();
  const people = demoMembers.map((member) => handWritten(member, now));
  while (people.length < count) {
    const place = pickPlace(random);
    const language = random.chance(place.native) ? place.language : 'en';
    const traits = new Set(pickLife(random)[1].split(' '));
    for (const parent of ['mum', 'dad'])
      if (random.chance(traits.has('older') ? 0.25 : 0.88)) traits.add(parent);
    if (language !== 'en') traits.delete('abroad');
    const voice = voiceOf(random, language, place.country, traits.has('older'));
    const sharing = random.chance(0.93);
    const order = membersOfPlace.get(place) ?? 0;
    membersOfPlace.set(place, order + 1);
    // A third joined more than a year ago, the others spread over the time since then.
    const daysAgo = 1.5 + 540 * random.next() ** 1.1;
    people.push({
      username: handleFor(voice),
      displayName: random.chance(0.5) ? displayName(random, library, voice) : null,
      bio: random.chance(0.34) ? bioOf(random, library, voice, traits) : null,
      language,
      place,
      city: random.chance(0.6) ? random.pick(place.cities) : null,
      locationSharing: sharing,
      listedInMembers: random.chance(0.93),
      joinedAt: new Date(now.getTime() - dayMs * daysAgo),
      quietDays: quietDaysOf(order, daysAgo),
      tier: 'free',
      traits,
      voice,
      eager: Math.exp(random.normal() * 0.5),
      charm: Math.exp(random.normal() * 0.9),
    });
  }
  return people;
}

/**
 * In every place, one member in five has stopped writing more than a quarter of a year ago, and one in ten a month ago.
 * So the people of the ranges differ enough for analytics, as in a community that has existed for a while.
 */
function quietDaysOf(order: number, daysAgo: number): number {
  const [quarter, month] = [95 + (order % 11) * 9, 32 + (order % 13) * 4];
  const days = [quarter, month, 0, 0, 0, quarter, 0, 0, 0, 0][order % 10] ?? 0;
  return days + 30 < daysAgo ? days : 0;
}

/** The demo's moderator, who writes, likes and follows nothing. */
export const moderatorOf = (now: Date): Person => ({
  ...handWritten(
    {
      username: demoModeratorSignIn.username,
      displayName: 'Robin',
      bio: 'I look after the demo: what is held or reported comes to me.',
      language: 'en',
      joinedDaysAgo: 260,
    },
    now,
  ),
  eager: 0,
  charm: 0,
});

type Written = Omit<Member, 'follows'>;

function handWritten(member: Written, now: Date): Person {
  const random = randomFrom(`member ${member.username}`);
  const lower = member.username === 'just_sam_ok' || member.username === 'hollowoak';
  return {
    username: member.username,
    displayName: member.displayName,
    bio: member.bio,
    language: member.language,
    place: member.city ? england : null,
    city: member.city ?? null,
    locationSharing: member.city !== undefined,
    listedInMembers: true,
    joinedAt: new Date(now.getTime() - member.joinedDaysAgo * dayMs),
    quietDays: 0,
    tier: member.tier ?? 'free',
    traits: new Set(),
    voice: { ...voiceOf(random, member.language, 'GB', true), curly: true, lower, emoji: false },
    eager: member.username === 'demo' ? 0 : 3,
    charm: 4,
  };
}

const namesOf = (library: Library, file: string): string[] => [
  ...(library.people.get(`people/${file}`) ?? []),
];

/**
 * Returns a function that picks an unused hand-written username of a language. When none is left, it makes one from a
 * name or two words.
 */
function handlePicker(random: Random, library: Library): (voice: Voice) => string {
  const taken = new Set<string>(demoMembers.map(({ username }) => username));
  const unusedOf = new Map<string, string[]>();
  const isFree = (username: string) =>
    !taken.has(username.toLowerCase()) && !isReservedUsername(username) && username.length >= 3;
  return ({ language, gender }) => {
    const unused = unusedOf.get(language) ?? namesOf(library, `usernames.txt ${language}`);
    unusedOf.set(language, unused);
    const firstNames = namesOf(library, `names.txt ${language} ${gender}`);
    let username = unused.splice(random.below(unused.length || 1), 1)[0];
    while (!username || !isFree(username))
      username = madeHandle(
        random,
        namesOf(library, 'words.txt first'),
        namesOf(library, 'words.txt second'),
        firstNames,
      );
    taken.add(username.toLowerCase());
    return username;
  };
}

function madeHandle(
  random: Random,
  firstWords: readonly string[],
  secondWords: readonly string[],
  firstNames: readonly string[],
): string {
  const [one, other] = [random.pick(firstWords), random.pick(secondWords)];
  const number = random.pick(['', '', '', '_', '7', '12', '88', '03', '21', '64', '91', '5']);
  const name = random
    .pick(firstNames)
    .normalize('NFKD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();
  switch (random.below(11)) {
    case 0:
      return `${one}${other}${number}`;
    case 1:
      return `the_${one}_${other}`;
    case 2:
      return `${other}_${random.pick(firstWords)}${number}`;
    case 3:
      return `${one[0]?.toUpperCase()}${one.slice(1)}${other[0]?.toUpperCase()}${other.slice(1)}${number}`;
    case 4:
      return `${other}${random.below(90) + 10}`;
    case 5:
      return `${name}_${random.pick([...'abcdefghjklmnprstw'])}${number}`;
    case 6:
      return `${name}${random.below(60) + 40}`;
    case 7:
      return `${name}_and_${other}`;
    case 8:
      return `just${name}${number}`;
    case 9:
      return `${name}_${one}`;
    default:
      return `${one}_${other}${number}`;
  }
}

function displayName(random: Random, library: Library, { language, gender }: Voice): string {
  const name = random.pick(namesOf(library, `names.txt ${language} ${gender}`));
  const shape = random.next();
  if (shape < 0.08) return `${name} ${random.pick(['☕', '🌙', '🌿', '🐌', '🧦', '🌧️', '🍋'])}`;
  if (shape < 0.2) return name.toLowerCase();
  if (shape < 0.32) return `${name} ${random.pick([...'ABCDEFGHJKLMNPRSTW'])}.`;
  return name;
}

function bioOf(random: Random, library: Library, voice: Voice, traits: ReadonlySet<string>): string {
  const lines = namesOf(library, `bios.txt ${voice.language}`).flatMap((line) => {
    const [, trait, text] = /^(\w+): (.*)$/.exec(line) ?? [];
    if (trait === undefined || text === undefined) return [line];
    return traits.has(trait) ? [text, text, text, text] : [];
  });
  return fill(
    random.pick(lines.filter((line) => !/^(She|He|They)\//.test(line) || fits(line, voice))),
    voice,
    undefined,
    random,
  );
}

const fits = (line: string, { gender }: Voice) =>
  line.startsWith('They') || line.startsWith(gender === 'f' ? 'She' : 'He');
