import { dayMs } from '@halved/shared/durations';
import type { Member } from './factories.ts';
import type { Api } from './harness.ts';

type MakeCaller = (api: Api, owner: Member) => Promise<Member | undefined>;

/** Every kind of caller that docs/access.md has a column for. */
export const callers = {
  visitor: async () => undefined,
  unverified: (api) => api.aMember({ emailVerifiedAt: null }),
  free: (api) => api.aMember(),
  supporter: (api) => api.aMember({ grantedTier: 'supporter' }),
  premium: (api) => api.aMember({ grantedTier: 'premium' }),
  expired: (api) => api.aMember({ grantedTier: 'premium', grantedTierUntil: new Date(Date.now() - dayMs) }),
  stale: async (api) => api.withStaleToken(await api.aMember()),
  friend: async (api, owner) => {
    const friend = await api.aMember();
    await api.follow(owner, friend);
    return friend;
  },
  blocked: async (api, owner) => {
    const blocked = await api.aMember();
    await api.block(owner, blocked);
    return blocked;
  },
  suspended: (api) => api.aMember({ suspendedAt: new Date() }),
  other: async (api, owner) => {
    const other = await api.aMember();
    await api.follow(other, owner);
    return other;
  },
  owner: async (_api, owner) => owner,
  moderator: (api) => api.aMember({ role: 'moderator' }),
  admin: (api) => api.aMember({ role: 'admin' }),
} satisfies Record<string, MakeCaller>;

export type CallerName = keyof typeof callers;

const names: readonly string[] = Object.keys(callers);
export const isCallerName = (name: string): name is CallerName => names.includes(name);
