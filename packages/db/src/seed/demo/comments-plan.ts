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

interface NewComment {
  on: PlannedWorry;
  by: Person;
  at: Date;
  parent: PlannedComment | null;
  text: string;
}

export interface PlannedComment extends NewComment {
  id: string;
  depth: number;
}

/** What comments are composed from, and who writes them. */
interface Sources {
  library: Library;
  people: readonly Person[];
  ties: Ties;
  now: Date;
}

/** Plans a comment. Undefined if its moment (null if it is unknown) is not before now. */
type Add = (comment: Omit<NewComment, 'at'> & { at: Date | null }) => PlannedComment | undefined;

const usualMs = 200 * minuteMs;
const answerMs = 75 * minuteMs;
const most = 26;

/** Adds a hand-written comment under a post with the replies to it. */
function addThread(
  thread: Thread,
  { on, parent, people }: { on: PlannedWorry; parent: PlannedComment | null; people: readonly Person[] },
  add: Add,
): void {
  const by = people.find(({ username }) => username === thread.by);
  const from = parent?.at ?? on.publishedAt;
  if (!by || !from) return;
  const at = new Date(from.getTime() + thread.minutesLater * minuteMs);
  const comment = add({ on, by, at, parent, text: thread.text });
  if (!comment) return;
  for (const answer of thread.answers ?? []) addThread(answer, { on, parent: comment, people }, add);
}

/** Returns a function that adds composed comments under a published post. */
function commenter({ library, people, ties, now }: Sources, add: Add) {
  const random = randomFrom('comments');
  const answers = answerer(library, random);
  const pickReader = weightedPick(people, ({ eager, username }) => (username === 'demo' ? 0 : eager));
  const soon = (at: Date, afterMs: number) => soonAfter(random, at, afterMs, now);

  const mayJoin = (person: Person, on: PlannedWorry, participants: ReadonlySet<Person>) =>
    !participants.has(person) && person.language === on.language && mayRead(person, on, ties);

  /** Adds the author's thanks for a comment, or a short exchange about it if the comment tells something. */
  function addAnswers(first: PlannedComment, there: SaidThere, tells: boolean): void {
    const { on, by } = first;
    const author = { person: on.by, language: on.language, there };
    if (!tells || !random.chance(0.3)) {
      const text = answers.reply('thanks', author);
      if (text) add({ on, by: on.by, at: soon(first.at, answerMs), parent: first, text });
      return;
    }
    const lines = answers.exchange(author, { person: by, language: on.language, there });
    let last: PlannedComment | undefined = first;
    for (const [turn, text] of lines.entries()) {
      if (!last || (turn > 0 && random.chance(0.18))) return;
      last = add({ on, by: turn === 1 ? by : on.by, at: soon(last.at, answerMs), parent: last, text });
    }
  }

  /** Adds what another reader says to a comment. */
  function addAside(first: PlannedComment, there: SaidThere, participants: ReadonlySet<Person>): void {
    const { on } = first;
    const person = pickReader(random);
    if (!mayJoin(person, on, participants) || !ties.mayInteract(person, first.by)) return;
    const text = answers.reply('aside', { person, language: on.language, there });
    if (!text) return;
    add({ on, by: person, at: soon(later(first.at, person.joinedAt), answerMs), parent: first, text });
  }

  return function addComposed(on: PlannedWorry, publishedAt: Date): void {
    const there: SaidThere = new Set();
    const participants = new Set<Person>([on.by]);
    const wanted = Math.min(
      most,
      Math.floor(Math.exp(0.2 + random.normal() * 1.05) * Math.sqrt(0.6 + on.by.charm / 2)),
    );
    const polite = random.chance(0.62) ? 0.5 : 0.1;
    for (let tries = 0, planned = 0; tries < wanted * 6 && planned < wanted; tries++) {
      const person = pickReader(random);
      if (!mayJoin(person, on, participants)) continue;
      const at = soon(later(publishedAt, person.joinedAt), usualMs);
      const writing = { person, language: on.language, there };
      const composed = at && answers.comment(on.category, on.composed, writing);
      if (!composed) continue;
      planned++;
      participants.add(person);
      const comment = add({ on, by: person, at, parent: null, text: composed.text });
      if (!comment) continue;
      if (random.chance(polite)) addAnswers(comment, there, composed.tells);
      else if (composed.tells && random.chance(0.05)) addAside(comment, there, participants);
    }
  };
}

const handWritten = ({ composed, text }: PlannedWorry): readonly Thread[] | undefined =>
  composed ? undefined : Object.entries(threads).find(([beginning]) => text.startsWith(beginning))?.[1];

/**
 * Plans comments and replies. Some hand-written posts have hand-written threads; all other comments are composed. Each
 * comment is later than its parent and earlier than now.
 */
export function commentsOf(worries: readonly PlannedWorry[], sources: Sources): PlannedComment[] {
  const { people, now } = sources;
  const all: PlannedComment[] = [];
  const add: Add = ({ at, ...comment }) => {
    if (!at || at >= now) return undefined;
    const { on, by, parent, text } = comment;
    const id = stableId(`${on.id} ${by.username} ${text}`, at);
    const planned = { ...comment, id, at, depth: (parent?.depth ?? 0) + 1 };
    all.push(planned);
    return planned;
  };
  const addComposed = commenter(sources, add);
  for (const worry of worries) {
    const { publishedAt } = worry;
    if (!publishedAt || worry.privacy === 'private' || !worry.commentsEnabled) continue;
    const written = handWritten(worry);
    if (!written) addComposed(worry, publishedAt);
    for (const thread of written ?? []) addThread(thread, { on: worry, parent: null, people }, add);
  }
  return all;
}
