import type { NotificationKind } from '@halved/shared/notification-kinds';
import type { PlannedComment } from './comments-plan.ts';
import type { Person } from './people.ts';
import { stableId } from './random.ts';
import type { PlannedLike, Tie } from './ties-plan.ts';
import type { PlannedWorry } from './worries-plan.ts';

interface Deed {
  kind: NotificationKind;
  /** What it is about; null where it is the member themselves. */
  subject: PlannedWorry | PlannedComment | null;
  worry: PlannedWorry | null;
  about: PlannedComment | null;
  by: Person;
  said: PlannedComment | null;
  at: Date;
}

/** A notification, with those behind it. */
export interface PlannedNotification extends Pick<Deed, 'kind' | 'subject' | 'worry' | 'about' | 'at'> {
  id: string;
  readAt: Date | null;
  actors: Pick<Deed, 'by' | 'said' | 'at'>[];
}

/** So many are on the list, so many of them alike at most, and so many were not read yet. */
const kept = 14;
const ofAKind = 5;
const unread = 4;

interface Happened {
  likes: PlannedLike[];
  comments: PlannedComment[];
  follows: Tie[];
}

function deedsFor(person: Person, { likes, comments, follows }: Happened): Deed[] {
  const nothing = { subject: null, worry: null, about: null, said: null };
  return [
    ...likes
      .filter(({ on }) => on.by === person)
      .map(({ on, by, at }) => ({ ...nothing, kind: 'like' as const, subject: on, worry: on, by, at })),
    ...comments
      .filter(({ on, parent }) => on.by === person && parent?.by !== person)
      .map((said) => ({
        ...said,
        ...nothing,
        kind: 'comment' as const,
        subject: said.on,
        worry: said.on,
        said,
      })),
    ...comments
      .filter(({ parent }) => parent?.by === person)
      .map((said) => ({
        ...said,
        ...nothing,
        kind: 'reply' as const,
        subject: said.parent,
        worry: said.on,
        about: said.parent,
        said,
      })),
    ...follows
      .filter(({ to }) => to === person)
      .map(({ from, at }) => ({ ...nothing, kind: 'follow' as const, by: from, at })),
  ].filter(({ by }) => by !== person);
}

/** What a member was told of all that happened to them: the latest things, the first few of them not read yet. */
export function toldOf(person: Person | undefined, happened: Happened, now: Date): PlannedNotification[] {
  if (!person) return [];
  const alike = Map.groupBy(
    deedsFor(person, happened),
    ({ kind, subject }) => `${kind} ${subject?.id ?? ''}`,
  );
  return [...alike]
    .flatMap(([key, deeds]) => {
      const latestFirst = deeds.toSorted((one, other) => other.at.getTime() - one.at.getTime());
      const [latest] = latestFirst;
      if (!latest) return [];
      const { kind, subject, worry, about, at } = latest;
      const actors = [...new Map(latestFirst.toReversed().map((deed) => [deed.by, deed])).values()];
      return [{ id: stableId(`told ${key}`, at), kind, subject, worry, about, at, readAt: null, actors }];
    })
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .filter(({ kind }, place, all) => all.slice(0, place).filter((one) => one.kind === kind).length < ofAKind)
    .slice(0, kept)
    .map((told, place) => ({ ...told, readAt: place < unread ? null : now }));
}
