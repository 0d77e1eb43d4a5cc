import type { ContentKindName } from '@halved/db/content/kind-names';
import { type Contract, operations } from '@halved/shared/contract';
import type { Operation } from '@halved/shared/contract/operation';
import type * as z from 'zod/mini';
import { type Member, password } from './factories.ts';

/** What the examples refer to: a post, its owner, the owner's comment on it, and more of the owner's rows. */
export interface World {
  post: { id: string };
  /** The owner's comment on the post. */
  comment: { id: string };
  /** Another post of the owner with the same privacy level. It is resolved if it is published. */
  resolved: { id: string };
  owner: Member;
  /** An unread notification of the owner's. */
  notification: { id: string };
  /** An item of each kind of content. */
  content: Record<ContentKindName, { id: string }>;
  /** The owner's progress of the exercise, not completed. */
  progress: { id: string };
  checkIn: { id: string };
  /** An invitation to register. */
  invite: { id: string };
  /** An unused refresh token of the owner's. */
  refreshToken: string;
  /** The tokens of links that were mailed to the owner. */
  mailed: { verify: string; reset: string; unsubscribe: string };
  /** A name that nobody has. */
  newName: string;
}

/** The parts of a world without content, for calls that are about something else. */
export const withoutContent: Pick<World, 'content' | 'progress'> = {
  content: { exercises: { id: '' }, techniques: { id: '' }, guides: { id: '' }, resources: { id: '' } },
  progress: { id: '' },
};

type Example<Called> = Called extends Operation ? (world: World) => z.input<Called['input']> : never;

/** The operations that cannot be called without input. */
type WithInput<Operations> = {
  [Name in keyof Operations]: Operations[Name] extends Operation
    ? Record<never, never> extends z.input<Operations[Name]['input']>
      ? never
      : Name
    : never;
}[keyof Operations];

/** An example for each of these operations, and for some others whose input is optional. */
type ExamplesOf<Operations> = { [Name in WithInput<Operations>]: Example<Operations[Name]> } & {
  [Name in keyof Operations]?: Example<Operations[Name]>;
};

type Examples = {
  [Subject in keyof Contract as [WithInput<Contract[Subject]>] extends [never] ? never : Subject]: ExamplesOf<
    Contract[Subject]
  >;
} & { [Subject in keyof Contract]?: ExamplesOf<Contract[Subject]> };

const byName = ({ owner }: World) => ({ username: owner.username });
const user = ({ owner }: World) => ({ userId: owner.id });
const byId = ({ post }: World) => ({ id: post.id });
const byCommentId = ({ comment }: World) => ({ id: comment.id });
const byResolved = ({ resolved }: World) => ({ postId: resolved.id });
const byPostId = ({ post }: World) => ({ postId: post.id });

const byContent =
  (kind: ContentKindName) =>
  ({ content }: World) => ({ id: content[kind].id });

const newPassword = 'Better2horses';

/** A subscription at a push service that no test calls. */
export const aSubscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/example',
  keys: {
    p256dh: 'BLRrPoiTk8GMDhC8Au91m0JuAdVqM4sNXYW4J--ZWnOS-A8sXb5_Aq5Gm54mSZAyP826sALQRl-v0hJYYnZDhnM',
    auth: 'c2l4dGVlbiBieXRlcyEhIQ',
  },
};

/** One valid input for every operation that needs one, as the owner of the post would send it. */
const examples: Examples = {
  auth: {
    register: ({ newName }) => ({ email: `${newName}@example.org`, username: newName, password }),
    login: ({ owner }) => ({ email: owner.email, password }),
    refresh: ({ refreshToken }) => ({ refreshToken }),
    updateProfile: () => ({ bio: 'I like quiet mornings.' }),
    checkEmail: ({ owner }) => ({ email: owner.email }),
    checkUsername: ({ owner }) => ({ username: owner.username }),
    forgotPassword: ({ owner }) => ({ email: owner.email }),
    resetPassword: ({ mailed }) => ({ token: mailed.reset, password: newPassword }),
    verifyEmail: ({ mailed }) => ({ token: mailed.verify }),
    changePassword: () => ({ currentPassword: password, newPassword }),
    endSession: ({ owner }) => ({ id: owner.sessionId }),
    startTotp: () => ({ password }),
    confirmTotp: () => ({ code: '000000' }),
    removeTotp: () => ({ password, code: '000000' }),
    deleteAccount: () => ({ password }),
  },
  users: {
    profile: byName,
    follow: byName,
    unfollow: byName,
    followers: byName,
    following: byName,
    block: byName,
    unblock: byName,
    updateAdvancedPrivacy: () => ({ autoPrivateAfterDays: 90, hideActivity: true }),
    updateEarlyAccess: () => ({ key: 'feed_keys', enabled: true }),
    updateAggregates: () => ({ counted: false }),
  },
  posts: {
    create: () => ({ shortContent: 'I worry that I forget.', worryPrompt: 'I worry that …' }),
    byUser: user,
    get: byId,
    update: ({ post }) => ({ id: post.id, shortContent: 'I worry a little less.' }),
    remove: byId,
    setBlog: ({ post }) => ({ id: post.id, longContent: 'It began a year ago.' }),
    removeBlog: byId,
    report: ({ post }) => ({ id: post.id, reason: 'harassment' }),
  },
  comments: {
    create: ({ post }) => ({ postId: post.id, content: 'You are not alone with this.' }),
    list: byPostId,
    threaded: byPostId,
    replies: byCommentId,
    count: byPostId,
    get: byCommentId,
    update: ({ comment }) => ({ id: comment.id, content: 'I have been there too.' }),
    remove: byCommentId,
    repliesCount: byCommentId,
    report: ({ comment }) => ({ id: comment.id, details: 'The same under every worry.' }),
    reports: byCommentId,
  },
  moderation: {
    decide: ({ post }) => ({
      kind: 'post',
      id: post.id,
      decision: 'approve',
      note: 'Nothing wrong with it.',
    }),
    claim: ({ post }) => ({ kind: 'post', id: post.id }),
    release: ({ post }) => ({ kind: 'post', id: post.id }),
    askSecondOpinion: ({ post }) => ({ kind: 'post', id: post.id, note: 'Is this still a joke?' }),
    suspend: ({ owner }) => ({ id: owner.id, reason: 'The same link under every worry.' }),
    unsuspend: ({ owner }) => ({ id: owner.id }),
  },
  likes: {
    like: byPostId,
    unlike: byPostId,
    stats: byPostId,
    byUser: user,
  },
  notifications: {
    read: ({ notification }) => ({ id: notification.id }),
    answerCheckIn: ({ checkIn }) => ({ id: checkIn.id, answer: 'better' }),
    subscribePush: () => aSubscription,
    unsubscribePush: () => ({ endpoint: aSubscription.endpoint }),
    unsubscribe: ({ mailed }) => ({ token: mailed.unsubscribe }),
    updatePreferences: () => ({ checkInFrequency: 'monthly', timezone: 'Europe/London' }),
  },
  analysis: {
    analyze: byPostId,
    get: byPostId,
    similar: byPostId,
  },
  languages: {
    setPreference: () => ({ languageCode: 'es' }),
    detectContent: () => ({ text: 'No puedo dormir antes del examen.' }),
  },
  resolutions: {
    resolve: ({ post }) => ({
      postId: post.id,
      copingMethods: ['Talking to a friend'],
      helpfulnessRating: 4,
    }),
    update: ({ resolved }) => ({ postId: resolved.id, copingMethods: ['A long walk'] }),
    unresolve: byResolved,
    get: byResolved,
    byUser: user,
    suggestions: byPostId,
  },
  wellness: {
    exercise: byContent('exercises'),
    startExercise: byContent('exercises'),
    updateProgress: ({ progress }) => ({ progressId: progress.id, currentStep: 1 }),
    technique: byContent('techniques'),
  },
  resources: {
    list: () => ({ query: 'listen', country: 'ES' }),
    get: byContent('resources'),
    guide: byContent('guides'),
  },
  subscriptions: {
    checkout: () => ({ variantId: 'sandbox-premium' }),
    featureAccess: () => ({ feature: 'guided_exercises' }),
    setRole: (world) => ({ ...user(world), role: 'moderator' }),
    setTier: (world) => ({ ...user(world), tier: 'supporter' }),
  },
  admin: {
    updateInstance: () => ({ name: 'The quiet corner', rules: { en: 'Be kind.' } }),
    setup: () => ({ code: 'K7QM-2XRT-9HVA-CE4B' }),
    createInvite: () => ({ note: 'For the group on Tuesdays', uses: 5 }),
    revokeInvite: ({ invite }) => ({ id: invite.id }),
    members: () => ({ query: 'member', status: 'active' }),
    member: ({ owner }) => ({ id: owner.id }),
    verifyMember: ({ owner }) => ({ id: owner.id }),
    endMemberSessions: ({ owner }) => ({ id: owner.id }),
    retryJob: () => ({ name: 'send-mail' }),
    resources: () => ({ overdue: true }),
    updateResource: ({ content }) => ({ id: content.resources.id, verifiedAt: '2026-06-01' }),
  },
};

type AnyExample = (world: World) => Record<string, unknown>;

const examplesByName = new Map(
  Object.entries(examples).flatMap(([subject, ofSubject]) =>
    Object.entries<AnyExample>(ofSubject).map(([name, example]): [string, AnyExample] => [
      `${subject}.${name}`,
      example,
    ]),
  ),
);
const withoutInput: AnyExample = () => ({});

/** An example for every operation, by its name, such as `posts.create`. */
export const exampleOf: ReadonlyMap<string, AnyExample> = new Map(
  operations.map(({ name }) => [name, examplesByName.get(name) ?? withoutInput]),
);
