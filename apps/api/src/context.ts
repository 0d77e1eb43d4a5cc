import type { Access, Operation } from '@halved/shared/contract/operation';
import type { LanguageCode } from '@halved/shared/languages';
import type { Viewer } from './services/accounts.ts';
import type { Services } from './services/index.ts';
import type { Caller } from './services/limiter.ts';

export type { Viewer };

/** What a handler knows about its request, and the services that it uses. */
export interface Context {
  services: Services;
  viewer: Viewer | null;
  /** The language of the answer: Accept-Language, else the account's, else English. */
  language: LanguageCode;
  /** The language that the request names, if we support it. */
  requestedLanguage: LanguageCode | null;
  /** The caller's address, used for rate limits and never logged. */
  address: string;
  /** The caller as the rate limits count calls: by address, by account, or by both. */
  caller: Caller;
  userAgent: string | undefined;
  idempotencyKey: string | undefined;
}

/** The context of a call by a signed-in member. */
export type MemberContext = Context & { viewer: Viewer };

/** The context of an operation. `viewer` is not null if the operation's access requires a signed-in member. */
export type ContextOf<O extends Operation> = Access extends O['access']
  ? Context
  : O['access'] extends 'any'
    ? Context
    : MemberContext;

type Ranked = Pick<Viewer, 'role' | 'suspended' | 'needsSecondFactor'>;

/** Whether the role alone makes the viewer a moderator. A suspended moderator has the rights of an ordinary member. */
export const hasRoleOf = (role: 'moderator' | 'admin', viewer: Pick<Viewer, 'role' | 'suspended'>): boolean =>
  !viewer.suspended && (viewer.role === 'admin' || viewer.role === role);

/** A moderator without a second factor that the role needs has the rights of an ordinary member (docs/product.md §2.9). */
export const isModerator = (viewer: Ranked | null): boolean =>
  viewer !== null && hasRoleOf('moderator', viewer) && !viewer.needsSecondFactor;
