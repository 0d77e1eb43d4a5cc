import { fitsGraphemes } from '@halved/shared/graphemes';
import { limits } from '@halved/shared/limits';
import { mayClaim } from './claims.ts';
import type { Composed } from './compose.ts';
import { type Library, wordsKept } from './library.ts';
import type { Person } from './people.ts';
import type { Random } from './random.ts';
import type { Piece } from './scene.ts';
import { fill, spoken } from './voice.ts';
import { quotesUnsaid, speaksOfUnsaid } from './words.ts';

/** A composed comment. */
export interface Answer {
  text: string;
  /** Whether the comment mentions something that a reader could ask about. */
  tells: boolean;
}

/** The ids of the texts that the comments under one post use, so that none is repeated. */
export type SaidThere = Set<string>;

/** The writer and the language of a comment, and the texts that are used under its post. */
export interface Writing {
  person: Person;
  language: Person['language'];
  there: SaidThere;
}

/**
 * Composes comments. A text for the post's scene is preferred, then a text for its category, then a text that always
 * fits.
 */
export function answerer(library: Library, random: Random) {
  const uses = new Map<string, number>();
  const usedTexts = new Map<string, Set<string>>();
  const wordsIn = wordsKept();

  /** Picks a seldom used text that is new under this post and new for this person, and fills in its braces. */
  function pickText(
    list: readonly Piece[],
    { person, there }: Writing,
    worry: Composed | undefined,
  ): string | undefined {
    const usedByPerson = usedTexts.get(person.username) ?? new Set();
    usedTexts.set(person.username, usedByPerson);
    const free = list.filter(
      ({ id, text }) => !there.has(id) && !usedByPerson.has(id) && mayClaim(text, person),
    );
    const order = free
      .map((piece) => ({ piece, rank: (uses.get(piece.id) ?? 0) + random.next() * 3 }))
      .sort((one, other) => one.rank - other.rank);
    const isRare = worry && library.isRare(worry.scene.language);
    for (const { piece } of order) {
      const text = fill(piece.text, person.voice, worry?.cast, random);
      if (worry && isRare) {
        const possible = worry.scene.words.endings;
        if (speaksOfUnsaid(wordsIn(text), possible, worry.said, isRare)) continue;
        if (quotesUnsaid(text, possible, worry.said)) continue;
      }
      uses.set(piece.id, (uses.get(piece.id) ?? 0) + 1);
      there.add(piece.id);
      usedByPerson.add(piece.id);
      return text;
    }
    return undefined;
  }

  const typed = (parts: (string | undefined)[], person: Person): string =>
    spoken(parts.filter(Boolean).join(' '), person.voice, library.american);

  /** Composes a first-level comment. `worry` is absent for a hand-written post, because such a post has no scene. */
  function comment(category: string, worry: Composed | undefined, writing: Writing): Answer | undefined {
    const remarks = library.remarks.get(writing.language);
    if (!remarks) return undefined;
    const shape = random.next();
    const near = worry && shape < 0.62 ? pickText(worry.scene.answers, writing, worry) : undefined;
    const about =
      near ?? (shape < 0.8 ? pickText(remarks.about.get(category) ?? [], writing, undefined) : undefined);
    const core = about ?? pickText(remarks.whole, writing, undefined);
    if (!core) return undefined;
    const bare = core.length < 12;
    const lead = near && !bare && random.chance(0.3) ? pickText(remarks.lead, writing, undefined) : undefined;
    const tail = !bare && random.chance(0.2) ? pickText(remarks.tail, writing, undefined) : undefined;
    const text = typed([lead, core, tail], writing.person);
    if (!fitsGraphemes(text, limits.comment.max)) return undefined;
    return { text, tells: near !== undefined && core.length > 70 };
  }

  /** Composes a reply: `thanks` of the post's author, or an `aside` of another reader. */
  function reply(kind: 'thanks' | 'aside', writing: Writing): string | undefined {
    const list = library.remarks.get(writing.language)?.[kind] ?? [];
    const line = pickText(list, writing, undefined);
    return line && typed([line], writing.person);
  }

  /** Composes three replies in a row: by the author, the commenter and the author. */
  function exchange(author: Writing, commenter: Writing): string[] {
    const all = library.remarks.get(author.language)?.exchange ?? [];
    const free = all.filter(([first]) => first && !author.there.has(first.id));
    const rank = (lines: readonly Piece[]) => uses.get(lines[0]?.id ?? '') ?? 0;
    const least = Math.min(...free.map(rank));
    const rare = free.filter((lines) => rank(lines) <= least + 2);
    if (rare.length === 0) return [];
    return random.pick(rare).flatMap((line, turn) => {
      const text = pickText([line], turn === 1 ? commenter : author, undefined);
      return text ? [typed([text], turn === 1 ? commenter.person : author.person)] : [];
    });
  }

  return { comment, reply, exchange };
}
