import { answeredAfterMs, type PlannedCheckIn } from './check-ins-plan.ts';
import type { PlannedComment } from './comments-plan.ts';
import type { PlannedNotification } from './notifications-plan.ts';
import type { Person } from './people.ts';
import type { PlannedResolution } from './resolutions-plan.ts';
import type { PlannedWorry } from './worries-plan.ts';

export const userRow = (person: Person, id: string) => ({
  id,
  email: `${person.username.toLowerCase()}@halved.example`,
  username: person.username,
  displayName: person.displayName,
  bio: person.bio,
  language: person.language,
  country: person.locationSharing ? (person.place?.country ?? null) : null,
  region: person.locationSharing ? (person.place?.region ?? null) : null,
  city: person.locationSharing ? person.city : null,
  locationSharing: person.locationSharing,
  grantedTier: person.tier,
  listedInMembers: person.listedInMembers,
  emailVerifiedAt: person.joinedAt,
  createdAt: person.joinedAt,
  updatedAt: person.joinedAt,
});

export const postRow = (worry: PlannedWorry, userId: string) => ({
  id: worry.id,
  userId,
  shortContent: worry.text,
  worryPrompt: worry.prompt,
  privacyLevel: worry.privacy,
  commentsEnabled: worry.commentsEnabled,
  longContent: worry.long,
  isScheduled: worry.publishedAt === null,
  scheduledFor: worry.scheduledFor,
  publishedAt: worry.publishedAt,
  createdAt: worry.createdAt,
  updatedAt: worry.createdAt,
  language: worry.language,
  category: worry.category,
  sensitive: worry.sensitive,
});

export const resolutionRow = ({ id, on, at, methods, story, rating }: PlannedResolution) => ({
  id,
  postId: on.id,
  copingMethods: [...methods],
  resolutionStory: story,
  helpfulnessRating: rating,
  resolvedAt: at,
  updatedAt: at,
});

export const checkInRow = ({ id, on, at, answer }: PlannedCheckIn, userId: string) => ({
  id,
  userId,
  postId: on.id,
  askedAt: at,
  answer,
  answeredAt: answer && new Date(at.getTime() + answeredAfterMs),
});

export const notificationRow = (notification: PlannedNotification, userId: string) => ({
  id: notification.id,
  userId,
  kind: notification.kind,
  subjectId: notification.subject?.id ?? userId,
  postId: notification.worry?.id ?? null,
  commentId: notification.about?.id ?? null,
  readAt: notification.readAt,
  createdAt: notification.at,
});

export function commentRow({ id, on, at, parent, depth, text }: PlannedComment, userId: string) {
  let root = parent;
  while (root?.parent) root = root.parent;
  return {
    id,
    postId: on.id,
    userId,
    parentId: parent?.id ?? null,
    rootId: root?.id ?? null,
    depth,
    content: text,
    createdAt: at,
    updatedAt: at,
  };
}
