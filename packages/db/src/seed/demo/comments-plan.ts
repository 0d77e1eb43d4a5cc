import { minuteMs } from '@halved/shared/durations';
import { answerer, type SaidThere } from './answers.ts';
import type { Library } from './library.ts';
import { later, soonAfter } from './moments.ts';
import type { Person } from './people.ts';
import { randomFrom, stableId, weightedPick } from './random.ts';
import type { Thread } from './thread.ts';
import { threads } from './threads.ts';
import { mayRead, type Ties } from './ties-plan.ts';
import type { PlannedWorry } from './worries-plan.ts';

export interface PlannedComment {
  id: string;
  on: PlannedWorry;
  by: Person;
  at: Date;
  parent: PlannedComment | null;
  depth: number;
  text: string;
}

const usualMs = 200 * minuteMs;
const answerMs = 75 * minuteMs;
const most = 26;

/**
 * Plans comments and replies. Some hand-written posts have hand-written threads; all other comments are composed. Each
 * comment is later than its parent and earlier than now.
 */
export function commentsOf(
  library: Library,
  worries: readonly PlannedWorry[],
  people: readonly Person[],
  ties: Ties,
  now: Date,
): PlannedComment[] {
  const random = randomFrom('comments');
  const answers = answerer(library, random);
  const pickReader = weightedPick(people, ({ eager, username }) => (username === 'demo' ? 0 : eager));
  const all: PlannedComment[] = [];

  function add(on: PlannedWorry, by: Person, at: Date | null, parent: PlannedComment | null, text: string) {
    if (!at || at >= now) return undefined;
    const id = stableId(`${on.id} ${by.username} ${text}`, at);
    const comment: PlannedComment = { id, on, by, at, parent, depth: (parent?.depth ?? 0) + 1, text };
    all.push(comment);
    return comment;
  }

  function addThread(
    on: PlannedWorry,
    { by, minutesLater, text, answers: below }: Thread,
    parent: PlannedComment | null,
  ) {
    const person = people.find(({ username }) => username === by);
    const from = parent?.at ?? on.publishedAt;
    if (!person || !from) return;
    const comment = add(on, person, new Date(from.getTime() + minutesLater * minuteMs), parent, text);
    if (comment) for (const answer of below ?? []) addThread(on, answer, comment);
  }

  /** Adds the author's thanks for a comment, or a short exchange about it. */
  function answerTo(first: PlannedComment, there: SaidThere, tells: boolean) {
    const { on, by } = first;
    const author = { person: on.by, language: on.language, there };
    const commenter = { person: by, language: on.language, there };
    if (tells && random.chance(0.3)) {
      let last: PlannedComment | undefined = first;
      for (const [turn, text] of answers.exchange(author, commenter).entries()) {
        if (!last || (turn > 0 && random.chance(0.18))) return;
        last = add(on, turn === 1 ? by : on.by, soonAfter(random, last.at, answerMs, now), last, text);
      }
      return;
    }
    const thanks = answers.reply('thanks', author);
    if (thanks) add(on, on.by, soonAfter(random, first.at, answerMs, now), first, thanks);
  }

  for (const worry of worries) {
    const { publishedAt } = worry;
    if (!publishedAt || worry.privacy === 'private' || !worry.commentsEnabled) continue;
    const written = worry.composed
      ? undefined
      : Object.entries(threads).find(([beginning]) => worry.text.startsWith(beginning));
    for (const thread of written?.[1] ?? []) addThread(worry, thread, null);
    if (written) continue;
    const usedTexts: SaidThere = new Set();
    const participants = new Set<Person>([worry.by]);
    const wanted = Math.min(
      most,
      Math.floor(Math.exp(0.2 + random.normal() * 1.05) * Math.sqrt(0.6 + worry.by.charm / 2)),
    );
    const polite = random.chance(0.62) ? 0.5 : 0.1;
    for (let tries = 0, planned = 0; tries < wanted * 6 && planned < wanted; tries++) {
      const person = pickReader(random);
      if (participants.has(person) || person.language !== worry.language || !mayRead(person, worry, ties))
        continue;
      const at = soonAfter(random, later(publishedAt, person.joinedAt), usualMs, now);
      const composed =
        at &&
        answers.comment(worry.category, worry.composed, {
          person,
          language: worry.language,
          there: usedTexts,
        });
      if (!composed) continue;
      planned++;
      participants.add(person);
      const comment = add(worry, person, at, null, composed.text);
      if (comment && random.chance(polite)) answerTo(comment, usedTexts, composed.tells);
      else if (comment && composed.tells && random.chance(0.05)) {
        const other = pickReader(random);
        if (
          participants.has(other) ||
          other.language !== worry.language ||
          !mayRead(other, worry, ties) ||
          !ties.mayInteract(other, person)
        )
          continue;
        const aside = answers.reply('aside', { person: other, language: worry.language, there: usedTexts });
        if (aside)
          add(
            worry,
            other,
            soonAfter(random, later(comment.at, other.joinedAt), answerMs, now),
            comment,
            aside,
          );
      }
    }
  }
  return all;
}
