import { hourMs } from '@halved/shared/durations';
import { fitsGraphemes } from '@halved/shared/graphemes';
import { limits } from '@halved/shared/limits';
import { type Library, wordsKept } from './library.ts';
import type { Person } from './people.ts';
import type { Random } from './random.ts';
import type { Cast, Piece, Scene } from './scene.ts';
import { fill, spoken } from './voice.ts';
import { speaksOfUnsaid } from './words.ts';

export interface Composed {
  scene: Scene;
  cast: Cast | undefined;
  /** The final text. `said` holds its words as they were before the writer's typing habits were applied. */
  text: string;
  said: ReadonlySet<string>;
}

/** A piece in a text, with its braces filled in. */
interface Part {
  piece: Piece;
  text: string;
}

const tries = 40;
const emoji = {
  light: ['🙃', '😅', '🫠', '🥲', '😬', '🤷', '😮‍💨', '🐌', '☕'],
  night: ['😴', '🌙', '🦉', '🫠', '🥲'],
};

const eveningWords =
  /\btonight\b|\b(?:1[12]|[1-3]) ?[ap]m\b|midnight|can't sleep|late again|long day|off to bed|half past twelve|Es la una|Halb eins/i;

/** A date whose UTC fields show the person's local time. */
const clockOf = ({ place }: Person, at: Date): Date =>
  new Date(at.getTime() + (place?.hoursFromUtc ?? 0) * hourMs);

const isEvening = (person: Person, at: Date): boolean => {
  const hour = clockOf(person, at).getUTCHours();
  return hour >= 18 || hour < 4;
};

/**
 * Returns a function that composes posts, all different. It takes scenes and pieces in turn, so that no scene or piece
 * is repeated soon.
 */
export function worryComposer(library: Library, random: Random) {
  const written = new Set<string>();
  const uses = new Map<string, number>();
  const lastUse = new Map<string, number>();
  const wordsIn = wordsKept();
  let turn = 0;
  const countUse = (id: string) => uses.set(id, (uses.get(id) ?? 0) + 1);

  function sceneFor(person: Person, at: Date, done: ReadonlySet<string>): Scene | undefined {
    const localTime = clockOf(person, at);
    const candidates = library.scenes.filter(
      (scene) =>
        scene.language === person.language &&
        !done.has(scene.id) &&
        scene.needs.every((need) =>
          need.startsWith('-') ? !person.traits.has(need.slice(1)) : person.traits.has(need),
        ) &&
        (scene.months.length === 0 || scene.months.includes(localTime.getUTCMonth() + 1)) &&
        (!scene.onSundays || (localTime.getUTCDay() === 0 && localTime.getUTCHours() > 14)) &&
        (!scene.atNight || localTime.getUTCHours() < 6),
    );
    // One of the three scenes that were used longest ago.
    const ranked = candidates
      .map((scene) => ({
        scene,
        last: (lastUse.get(scene.id) ?? -random.below(500)) - weightOf(scene, person),
      }))
      .sort((one, other) => one.last - other.last);
    return ranked[random.below(Math.min(3, ranked.length))]?.scene;
  }

  /** Picks a seldom used piece whose text is fit. The braces of a piece may be filled in another way at each try. */
  function partFrom(
    list: readonly Piece[],
    textOf: (piece: Piece) => string,
    isFit: (text: string) => boolean,
  ): Part | undefined {
    const order = list
      .map((piece) => ({ piece, rank: (uses.get(piece.id) ?? 0) + random.next() * 1.5 }))
      .sort((one, other) => one.rank - other.rank);
    for (const { piece } of order) {
      for (let attempt = 0; attempt < 4; attempt++) {
        const text = textOf(piece);
        if (isFit(text)) return { piece, text };
      }
    }
    return undefined;
  }

  function attempt(
    scene: Scene,
    person: Person,
  ): { text: string; pieces: Piece[]; cast: Cast | undefined } | undefined {
    const isRare = library.isRare(scene.language);
    const cast = scene.cast[random.below(scene.cast.length || 1)];
    const parts: Part[] = [];
    const said = new Set<string>();
    const textOf = (piece: Piece) => fill(piece.text, person.voice, cast, random);
    /** Adds a part that refers only to what the text already mentions. */
    const add = (list: readonly Piece[], possible: ReadonlySet<string>) => {
      const isFit = (text: string) => !speaksOfUnsaid(wordsIn(text), possible, said, isRare);
      const part = partFrom(list, textOf, isFit);
      if (!part) return;
      parts.push(part);
      for (const word of wordsIn(part.text)) said.add(word);
    };
    add(scene.openings, new Set());
    if (parts.length === 0) return undefined;
    const shape = random.next();
    if (shape >= 0.38) add(scene.turns, scene.words.openings);
    if (shape >= 0.14 && (shape < 0.38 || shape >= 0.56)) add(scene.endings, scene.words.turns);
    const joint = random.chance(0.07) ? '\n\n' : random.chance(0.06) ? '\n' : ' ';
    return {
      text: framed(
        parts.map(({ text }) => text),
        joint,
        scene,
      ),
      pieces: parts.map(({ piece }) => piece),
      cast,
    };
  }

  /** Sometimes adds a sentence before or after the text that fits any text. */
  function framed(parts: string[], joint: string, { language }: Scene): string {
    const whole = parts.join(joint);
    if (language !== 'en') return whole;
    const chosen = random.next();
    const framing = chosen < 0.045 ? library.before : chosen < 0.11 ? library.after : [];
    if (framing.length === 0) return whole;
    const sentence = random.pick(framing).text;
    return chosen < 0.045 ? `${sentence} ${whole}` : `${whole}${joint}${sentence}`;
  }

  return function compose(person: Person, at: Date, done: Set<string>): Composed | undefined {
    const scene = sceneFor(person, at, done);
    if (!scene) return undefined;
    for (let attempts = 0; attempts < tries; attempts++) {
      const draft = attempt(scene, person);
      if (!draft || (eveningWords.test(draft.text) && !isEvening(person, at))) continue;
      const text =
        spoken(draft.text, person.voice, library.american) + emojiFor(random, scene, person, draft.text);
      if (!fitsGraphemes(text, limits.shortContent.max)) continue;
      const key = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
      if (written.has(key)) continue;
      written.add(key);
      done.add(scene.id);
      lastUse.set(scene.id, turn++);
      for (const { id } of draft.pieces) countUse(id);
      return { scene, cast: draft.cast, text, said: wordsIn(draft.text) };
    }
    return undefined;
  };
}

/** How much a scene is preferred that is about a concern of the author's place. */
const concernWeight = 300;

/** How much a scene is preferred. A scene that few people can write about is preferred when one of them writes. */
const weightOf = (scene: Scene, person: Person): number =>
  scene.needs.length * 45 +
  (scene.months.length > 0 || scene.atNight || scene.onSundays ? 60 : 0) +
  (person.traits.size > 6 ? 10 : 0) +
  (person.place?.concerns.includes(scene.category) ? concernWeight : 0);

function emojiFor(random: Random, scene: Scene, { voice }: Person, text: string): string {
  if (!voice.emoji || scene.heavy || !random.chance(0.45) || /\p{Emoji_Presentation}/u.test(text)) return '';
  return ` ${random.pick(scene.prompts[0] === 'awake' ? emoji.night : emoji.light)}`;
}
