import { ProfileInput } from '@halved/shared/contract/auth';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod/mini';

/** The fields of the settings form: the contract's ProfileInput, with every field required. */
const SettingsForm = z.required(
  z.pick(ProfileInput, {
    displayName: true,
    bio: true,
    emailNotifications: true,
    pushNotifications: true,
    privacyLevel: true,
    listedInMembers: true,
    locationSharing: true,
    country: true,
    region: true,
    city: true,
  }),
);
export type SettingsForm = z.infer<typeof SettingsForm>;

export const resolver: Resolver<SettingsForm> = standardSchemaResolver(SettingsForm);
