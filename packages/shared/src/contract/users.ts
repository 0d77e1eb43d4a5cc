import * as z from 'zod/mini';
import { earlyFeatures } from '../early-features.ts';
import { operation } from './operation.ts';
import {
  component,
  id,
  knownUsername,
  language,
  moment,
  page,
  pageOf,
  privacyLevel,
  role,
  tier,
} from './scalars.ts';

const nullableText = z.nullable(z.string());

/**
 * The caller's own account. No other schema contains an email address. An admin who changes somebody else's gets it with
 * the address masked and without the place.
 */
export const User = component(
  'User',
  z.strictObject({
    id,
    email: z.string(),
    username: z.string(),
    displayName: nullableText,
    emailVerified: z.boolean(),
    bio: nullableText,
    avatarUrl: nullableText,
    createdAt: moment,
    role,
    tier,
    /** When the tier ends; null if it has no end, or if a payment renews it. */
    tierEndsAt: z.nullable(moment),
    /** Whether the member ever paid for a tier or was granted one. If not, there is no subscription to ask for. */
    hasSubscribed: z.boolean(),
    country: nullableText,
    region: nullableText,
    city: nullableText,
    locationSharing: z.boolean(),
    emailNotifications: z.boolean(),
    pushNotifications: z.boolean(),
    privacyLevel,
    language,
    listedInMembers: z.boolean(),
    /** Whether a second factor is in force. */
    hasSecondFactor: z.boolean(),
    /** Whether the member’s role needs a second factor that is not there yet (REQUIRE_STAFF_TOTP). */
    needsSecondFactor: z.boolean(),
    /** What the member tries early. Empty without the tier. */
    earlyFeatures: z.array(z.enum(earlyFeatures)),
    /** Null if the member is not suspended. `until` is null for a suspension without an end. */
    suspension: z.nullable(z.strictObject({ until: z.nullable(moment) })),
  }),
);
export type User = z.infer<typeof User>;

const publicFields = {
  id,
  username: z.string(),
  displayName: nullableText,
  avatarUrl: nullableText,
};

/** The author of a text, or the member behind an action, as others see them. */
export const Author = component('Author', z.strictObject(publicFields));
export type Author = z.infer<typeof Author>;

export const PublicUser = component('PublicUser', z.strictObject({ ...publicFields, bio: nullableText }));
export type PublicUser = z.infer<typeof PublicUser>;

export const UserPage = component('UserPage', pageOf('users', PublicUser));
export type UserPage = z.infer<typeof UserPage>;

export const PublicProfile = component(
  'PublicProfile',
  z.strictObject({
    ...publicFields,
    bio: nullableText,
    createdAt: moment,
    followersCount: z.int(),
    followingCount: z.int(),
    worriesCount: z.int(),
    resolvedCount: z.int(),
    isFollowing: z.boolean(),
    isBlocked: z.boolean(),
    isSelf: z.boolean(),
  }),
);
export type PublicProfile = z.infer<typeof PublicProfile>;

/** Whether the caller follows a member, and how many members follow that member. */
export const FollowState = component(
  'FollowState',
  z.strictObject({ isFollowing: z.boolean(), followersCount: z.int() }),
);
export type FollowState = z.infer<typeof FollowState>;

/** Whether the caller has blocked a member. */
const BlockState = component('BlockState', z.strictObject({ isBlocked: z.boolean() }));

const byUsername = z.strictObject({ username: knownUsername });

export const users = {
  profile: operation('GET /users/:username', {
    summary: 'A member as others see them. A caller whom the member has blocked gets 404.',
    access: 'any',
    input: byUsername,
    output: PublicProfile,
    errors: ['NOT_FOUND'],
  }),
  follow: operation('POST /users/:username/follow', {
    summary:
      'Follows a member. The member’s posts appear in the caller’s Following feed, and the caller’s friends-only posts become visible to the member.',
    access: 'user',
    limit: 'follows',
    input: byUsername,
    output: FollowState,
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  unfollow: operation('DELETE /users/:username/follow', {
    summary: 'Stops following a member.',
    access: 'user',
    limit: 'follows',
    input: byUsername,
    output: FollowState,
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  followers: operation('GET /users/:username/followers', {
    summary:
      'The followers of a member, the latest first. The list is empty for a member whom the caller has blocked.',
    access: 'any',
    input: z.extend(byUsername, page),
    output: UserPage,
    errors: ['NOT_FOUND'],
  }),
  following: operation('GET /users/:username/following', {
    summary:
      'The members whom a member follows, the latest first. The list is empty for a member whom the caller has blocked.',
    access: 'any',
    input: z.extend(byUsername, page),
    output: UserPage,
    errors: ['NOT_FOUND'],
  }),
  block: operation('POST /users/:username/block', {
    summary:
      'Blocks a member: hides both from each other everywhere, and ends their follows in both directions. A member who has blocked the caller is not found.',
    access: 'user',
    limit: 'follows',
    input: byUsername,
    output: BlockState,
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  unblock: operation('DELETE /users/:username/block', {
    summary: 'Removes a block. The follows that it ended are not restored.',
    access: 'user',
    limit: 'follows',
    input: byUsername,
    output: BlockState,
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  blocked: operation('GET /users/me/blocked', {
    summary: 'The members whom the caller has blocked, the latest first, without picture and bio.',
    access: 'user',
    input: z.strictObject(page),
    output: UserPage,
  }),
};
