import type { Contract } from '@halved/shared/contract';
import type { Operation } from '@halved/shared/contract/operation';
import type * as z from 'zod/mini';
import { type Member, password } from './factories.ts';

/** What the examples refer to: a post, its owner, and their comment on it. */
export interface World {
  post: { id: string };
  /** The owner's comment on it. */
  comment: { id: string };
  /** Another post of the owner's of the same privacy level, resolved where that is possible. */
  resolved: { id: string };
  owner: Member;
  /** An unread notification of the owner's. */
  notification: { id: string };
  /** An unused refresh token of the owner's. */
  refreshToken: string;
  /** The tokens of links that were mailed to the owner. */
  mailed: { verify: string; reset: string };
  /** A name that nobody has. */
  newName: string;
}

type Examples = {
  [Subject in keyof Contract]: {
    [Name in keyof Contract[Subject]]: Contract[Subject][Name] extends Operation
      ? (world: World) => z.input<Contract[Subject][Name]['input']>
      : never;
  };
};

const nothing = () => ({});
const byName = ({ owner }: World) => ({ username: owner.username });
const user = ({ owner }: World) => ({ userId: owner.id });
const byId = ({ post }: World) => ({ id: post.id });
const byCommentId = ({ comment }: World) => ({ id: comment.id });
const byResolved = ({ resolved }: World) => ({ postId: resolved.id });
const byPostId = ({ post }: World) => ({ postId: post.id });

const newPassword = 'Better2horses';

/** One valid input for every operation of the contract, as the owner of the post would send it. */
const examples: Examples = {
  auth: {
    register: ({ newName }) => ({ email: `${newName}@example.org`, username: newName, password }),
    login: ({ owner }) => ({ email: owner.email, password }),
    logout: nothing,
    refresh: ({ refreshToken }) => ({ refreshToken }),
    profile: nothing,
    updateProfile: () => ({ bio: 'I like quiet mornings.' }),
    checkEmail: ({ owner }) => ({ email: owner.email }),
    checkUsername: ({ owner }) => ({ username: owner.username }),
    forgotPassword: ({ owner }) => ({ email: owner.email }),
    resetPassword: ({ mailed }) => ({ token: mailed.reset, password: newPassword }),
    verifyEmail: ({ mailed }) => ({ token: mailed.verify }),
    resendVerification: nothing,
    changePassword: () => ({ currentPassword: password, newPassword }),
    sessions: nothing,
    endSession: ({ owner }) => ({ id: owner.sessionId }),
    exportAccount: nothing,
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
    blocked: nothing,
  },
  posts: {
    create: () => ({ shortContent: 'I worry that I forget.', worryPrompt: 'I worry that …' }),
    list: nothing,
    byUser: user,
    personalized: nothing,
    discovery: nothing,
    prompts: nothing,
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
    queue: nothing,
    decide: ({ post }) => ({
      kind: 'post',
      id: post.id,
      decision: 'approve',
      note: 'Nothing wrong with it.',
    }),
    log: nothing,
    suspend: ({ owner }) => ({ id: owner.id, reason: 'The same link under every worry.' }),
    unsuspend: ({ owner }) => ({ id: owner.id }),
  },
  likes: {
    like: byPostId,
    unlike: byPostId,
    stats: byPostId,
    byUser: user,
  },
  dashboard: { get: nothing, stats: nothing, recentWorries: nothing },
  community: { stats: nothing, members: nothing },
  notifications: {
    list: nothing,
    read: ({ notification }) => ({ id: notification.id }),
    readAll: nothing,
    preferences: nothing,
    updatePreferences: () => ({ checkInFrequency: 'monthly', timezone: 'Europe/London' }),
    context: nothing,
  },
  analysis: {
    analyze: byPostId,
    get: byPostId,
    similar: byPostId,
    categories: nothing,
    updateCounts: nothing,
  },
  languages: {
    supported: nothing,
    preference: nothing,
    setPreference: () => ({ languageCode: 'es' }),
    detect: nothing,
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
    stats: nothing,
    stories: nothing,
    suggestions: byPostId,
  },
  service: { wake: nothing, live: nothing, ready: nothing },
};

type Example = (world: World) => Record<string, unknown>;

/** The same by operation name, such as `posts.create`. */
export const exampleOf = new Map<string, Example>(
  Object.entries(examples).flatMap(([subject, operations]) =>
    Object.entries<Example>(operations).map(([name, example]): [string, Example] => [
      `${subject}.${name}`,
      example,
    ]),
  ),
);
