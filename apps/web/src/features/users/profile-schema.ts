import { ProfileInput } from '@halved/shared/contract/auth';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod/mini';

/** The fields of /profile/edit: its part of the contract's ProfileInput, with every field required. */
const ProfileForm = z.required(z.pick(ProfileInput, { displayName: true, bio: true, avatarUrl: true }));
export type ProfileForm = z.infer<typeof ProfileForm>;

export const resolver: Resolver<ProfileForm> = standardSchemaResolver(ProfileForm);
