import type { Person } from './people.ts';

/** Phrases that say something about their writer, each with a check that it is true for a person. */
const claims: readonly (readonly [RegExp, (person: Person) => boolean])[] = [
  [
    /\b(?:fifty|sixty|seventy)(?:-\w+)? here|I'm (?:also |in my )?(?:sixty|seventy)|granddaughter|grandson|^Retired|my late/iu,
    has('older'),
  ],
  [/I'm (?:also |now )?(?:fifty|forty)|at (?:fifty|forty)(?:-\w+)?\b/iu, not('student', 'older')],
  [/I'm (?:thirty|twenty)/iu, not('student', 'older')],
  [
    /\b[Mm]y wife\b|\b[Mm]i mujer\b|[Mm]eine Frau/u,
    ({ voice, traits }) => traits.has('partner') && voice.partner.who === 'wife',
  ],
  [/\b[Mm]y husband\b/u, ({ voice, traits }) => traits.has('partner') && voice.partner.who === 'husband'],
  [
    /\b[Mm]y (?:daughter|son|kids|niece)\b|\bMine (?:are|remember|came back)|\bI'm a (?:mum|mother)|Los míos|Meine sind groß|Les miens|Os meus cresceram/u,
    has('kids', 'older'),
  ],
  [
    /\bI'm a (?:mum|mother)|Soy (?:madre|una mamma)|so eine Mutter|une mère|Sou mãe|Sono una mamma|una mamma/u,
    ({ voice, traits }) => voice.gender === 'f' && (traits.has('kids') || traits.has('older')),
  ],
  [/\bI teach\b|Third year of teaching|\bI've marked exams/u, has('teacher')],
  [/years on a ward/u, has('nurse')],
  [/freelance\. My/u, has('freelance')],
  [/feeding\. It'll|one with a tooth|Zahn Nummer/u, has('baby')],
];

function has(...traits: string[]): (person: Person) => boolean {
  return (person) => traits.some((trait) => person.traits.has(trait));
}

function not(...traits: string[]): (person: Person) => boolean {
  return (person) => person.traits.size > 0 && !traits.some((trait) => person.traits.has(trait));
}

const known = new Map<string, readonly ((person: Person) => boolean)[]>();

/** Whether everything that a text says about its writer is true for this person. */
export function mayClaim(text: string, person: Person): boolean {
  const needed = known.get(text) ?? claims.flatMap(([pattern, holds]) => (pattern.test(text) ? [holds] : []));
  known.set(text, needed);
  return needed.every((holds) => holds(person));
}
