import * as z from 'zod/mini';
import { op } from './op.ts';
import { component, id, language, moment, privacyLevel, role, tier } from './scalars.ts';

const nullableText = z.nullable(z.string());

/** A member as their own account sees them; the only shape that carries an email. */
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
    country: nullableText,
    region: nullableText,
    city: nullableText,
    locationSharing: z.boolean(),
    emailNotifications: z.boolean(),
    pushNotifications: z.boolean(),
    privacyLevel,
    language,
    listedInMembers: z.boolean(),
  }),
);
export type User = z.infer<typeof User>;

const publicFields = {
  id,
  username: z.string(),
  displayName: nullableText,
  avatarUrl: nullableText,
};

/** Who wrote something. */
export const Author = component('Author', z.strictObject(publicFields));
export type Author = z.infer<typeof Author>;

export const PublicUser = component('PublicUser', z.strictObject({ ...publicFields, bio: nullableText }));
export type PublicUser = z.infer<typeof PublicUser>;

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

export const users = {
  profile: op('GET /users/:username', {
    summary: 'A member as others see them; whoever is blocked by them gets 404.',
    access: 'any',
    input: z.strictObject({ username: z.string() }),
    output: PublicProfile,
    errors: ['NOT_FOUND'],
  }),
};
