import type { NotificationKind } from '@halved/shared/notification-kinds';
import type { PlannedComment } from './comments-plan.ts';
import type { Person } from './people.ts';
import { stableId } from './random.ts';
import type { PlannedLike, Tie } from './ties-plan.ts';
import type { PlannedWorry } from './worries-plan.ts';

interface NotificationEvent {
  kind: NotificationKind;
  /** The post or comment that the notification is about; null if it is about the member. */
  subject: PlannedWorry | PlannedComment | null;
  worry: PlannedWorry | null;
  /** The comment that got a reply. */
  about: PlannedComment | null;
  by: Person;
  /** The actor's comment or reply. */
  said: PlannedComment | null;
  at: Date;
}

/** A planned notification with its actors. */
export interface PlannedNotification
  extends Pick<NotificationEvent, 'kind' | 'subject' | 'worry' | 'about' | 'at'> {
  id: string;
  to: Person;
  readAt: Date | null;
  actors: Pick<NotificationEvent, 'by' | 'said' | 'at'>[];
}

/** The most notifications in all. `maxPerKind` is the most of one kind, and `unreadCount` the number of unread ones. */
const maxListed = 14;
const maxPerKind = 4;
const unreadCount = 4;

interface Activity {
  likes: PlannedLike[];
  comments: PlannedComment[];
  follows: Tie[];
}

function eventsFor(person: Person, { likes, comments, follows }: Activity): NotificationEvent[] {
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

/** Plans a member's latest notifications from all activity that concerns them. The first few are unread. */
export function planNotifications(person: Person, activity: Activity, now: Date): PlannedNotification[] {
  const alike = Map.groupBy(
    eventsFor(person, activity),
    ({ kind, subject }) => `${kind} ${subject?.id ?? ''}`,
  );
  return [...alike]
    .flatMap(([key, events]) => {
      const latestFirst = events.toSorted((first, second) => second.at.getTime() - first.at.getTime());
      const [latest] = latestFirst;
      if (!latest) return [];
      const { kind, subject, worry, about, at } = latest;
      const actors = [...new Map(latestFirst.toReversed().map((event) => [event.by, event])).values()];
      return [
        {
          id: stableId(`told ${person.username} ${key}`, at),
          to: person,
          kind,
          subject,
          worry,
          about,
          at,
          readAt: null,
          actors,
        },
      ];
    })
    .sort((first, second) => second.at.getTime() - first.at.getTime())
    .filter(
      ({ kind }, index, all) =>
        all.slice(0, index).filter((other) => other.kind === kind).length < maxPerKind,
    )
    .slice(0, maxListed)
    .map((notification, index) => ({ ...notification, readAt: index < unreadCount ? null : now }));
}
