import type { ModerationStatus } from '@halved/shared/contract/scalars';
import type {
  blocks,
  checkIns,
  comments,
  exerciseProgress,
  follows,
  likes,
  moderationCases,
  notificationActors,
  notifications,
  posts,
  reports,
  resolutions,
  users,
} from '../../schema/index.ts';
import { checkInsOf } from './check-ins-plan.ts';
import { commentsOf, type PlannedComment } from './comments-plan.ts';
import { exerciseProgressOf } from './exercises-plan.ts';
import { casesOf, type PlannedCase } from './held-plan.ts';
import { demoLibrary } from './library.ts';
import { visitedMembers } from './members.ts';
import { planNotifications } from './notifications-plan.ts';
import { moderatorOf, type Person, peopleOf } from './people.ts';
import { stableId } from './random.ts';
import { resolutionsOf } from './resolutions-plan.ts';
import { checkInRow, commentRow, notificationRow, postRow, resolutionRow, userRow } from './rows.ts';
import { seenOf } from './seen.ts';
import { likesOf, type Tie, tiesOf } from './ties-plan.ts';
import { worriesOf } from './worries-plan.ts';

/** The number of people and posts, with the hand-written ones. The moderator is not counted. */
export interface DemoSize {
  members: number;
  worries: number;
}

const wholeDemo: DemoSize = { members: 900, worries: 6_000 };

type Insert<Table extends { $inferInsert: object }> = Table['$inferInsert'];

export interface DemoRows {
  users: Omit<Insert<typeof users>, 'passwordHash'>[];
  posts: Insert<typeof posts>[];
  follows: Insert<typeof follows>[];
  blocks: Insert<typeof blocks>[];
  likes: Insert<typeof likes>[];
  comments: Insert<typeof comments>[];
  resolutions: Insert<typeof resolutions>[];
  notifications: Insert<typeof notifications>[];
  notificationActors: Insert<typeof notificationActors>[];
  reports: Insert<typeof reports>[];
  moderationCases: Insert<typeof moderationCases>[];
  checkIns: Insert<typeof checkIns>[];
  exerciseProgress: Insert<typeof exerciseProgress>[];
}

/** Every row of the demo at the moment `now`. The same moment and size give the same rows with the same ids. */
export function planDemo(now: Date, { members, worries: count }: DemoSize = wholeDemo): DemoRows {
  const library = demoLibrary();
  const people = peopleOf(library, now, members);
  const moderator = moderatorOf(now);
  const everybody = [...people, moderator];
  const ids = new Map(
    everybody.map((person) => [person, stableId(`user ${person.username}`, person.joinedAt)]),
  );
  const idOf = (person: Person) => ids.get(person) ?? '';
  const ties = tiesOf(people, now);
  const worries = worriesOf(library, people, now, count);
  const likes = likesOf(worries, people, ties, now);
  const comments = commentsOf(worries, { library, people, ties, now });
  const resolutions = resolutionsOf(library, worries, now);
  const cases = casesOf(worries, people, now);
  const waiting = cases.flatMap(({ comment }) => comment ?? []);
  const statuses = new Map<PlannedComment, ModerationStatus>(
    waiting.map((comment) => [comment, comment.status]),
  );

  const lastSeen = seenOf(
    everybody,
    [
      ...likes,
      ...comments,
      ...waiting,
      ...cases.flatMap(({ reports }) => reports),
      ...worries.map(({ by, createdAt }) => ({ by, at: createdAt })),
      ...ties.follows.map(({ from, at }) => ({ by: from, at })),
      ...resolutions.map(({ on, at }) => ({ by: on.by, at })),
    ],
    now,
  );
  const visited = people.filter(({ username }) => visitedMembers.includes(username));
  const activity = { likes, comments, follows: ties.follows };
  const notifications = visited.flatMap((person) => planNotifications(person, activity, now));

  const liked = counts(likes.map(({ on }) => on));
  const approvedComments = waiting.filter(({ status }) => status === 'approved');
  const commented = counts([...comments, ...approvedComments].map(({ on }) => on));
  const replied = counts(comments.map(({ parent }) => parent));
  const shared = counts(
    worries.filter(({ privacy, publishedAt }) => privacy === 'public' && publishedAt).map(({ by }) => by),
  );
  const resolvedAt = new Map(resolutions.map(({ on, at }) => [on, at]));
  const resolved = counts(resolutions.filter(({ on }) => on.privacy === 'public').map(({ on }) => on.by));
  const followed = counts(ties.follows.map(({ to }) => to));
  const following = counts(ties.follows.map(({ from }) => from));

  return {
    users: everybody.map((person) => ({
      ...userRow(person, idOf(person)),
      role: person === moderator ? 'moderator' : 'member',
      // Mails to invented addresses would come back to the operator of a demo that has a mail server.
      emailNotifications: visited.includes(person),
      worriesCount: shared(person),
      resolvedCount: resolved(person),
      followersCount: followed(person),
      followingCount: following(person),
      lastSeenAt: lastSeen.get(person) ?? null,
    })),
    posts: worries.map((worry) => ({
      ...postRow(worry, idOf(worry.by)),
      resolvedAt: resolvedAt.get(worry) ?? null,
      likesCount: liked(worry),
      commentsCount: commented(worry),
    })),
    follows: ties.follows.map(({ from, to, at }: Tie) => ({
      followerId: idOf(from),
      followedId: idOf(to),
      createdAt: at,
    })),
    blocks: ties.blocks.map(({ from, to, at }) => ({
      blockerId: idOf(from),
      blockedId: idOf(to),
      createdAt: at,
    })),
    likes: likes.map(({ by, on, at }) => ({ userId: idOf(by), postId: on.id, createdAt: at })),
    comments: [...comments, ...waiting]
      .sort((one, other) => one.at.getTime() - other.at.getTime())
      .map((comment) => ({
        ...commentRow(comment, idOf(comment.by)),
        moderationStatus: statuses.get(comment) ?? 'approved',
        repliesCount: replied(comment),
      })),
    resolutions: resolutions.map(resolutionRow),
    notifications: notifications.map((notification) => notificationRow(notification, idOf(notification.to))),
    notificationActors: notifications.flatMap(({ id, actors }) =>
      actors.map(({ by, said, at }) => ({
        notificationId: id,
        actorId: idOf(by),
        commentId: said?.id ?? null,
        createdAt: at,
      })),
    ),
    reports: cases.flatMap((moderationCase) =>
      moderationCase.reports.map(({ id, by, reason, details, at }) => ({
        id,
        ...subjectOf(moderationCase),
        reporterId: idOf(by),
        reason,
        details,
        createdAt: at,
      })),
    ),
    moderationCases: cases.map((moderationCase) => ({
      id: moderationCase.id,
      ...subjectOf(moderationCase),
      reason: moderationCase.reason,
      isUrgent: moderationCase.isUrgent,
      scores: moderationCase.scores,
      openedAt: moderationCase.at,
    })),
    checkIns: visited.flatMap((person) =>
      checkInsOf(person, worries, resolutions, now).map((checkIn) => checkInRow(checkIn, idOf(person))),
    ),
    exerciseProgress: exerciseProgressOf(people, idOf, now),
  };
}

const subjectOf = ({ worry, comment }: PlannedCase) => ({
  postId: comment ? null : worry.id,
  commentId: comment?.id ?? null,
});

function counts<T>(things: readonly T[]): (thing: T) => number {
  const counted = new Map<T, number>();
  for (const thing of things) counted.set(thing, (counted.get(thing) ?? 0) + 1);
  return (thing) => counted.get(thing) ?? 0;
}
