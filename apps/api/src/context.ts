import type { Access, Operation } from '@halved/shared/contract/operation';
import type { LanguageCode } from '@halved/shared/languages';
import type { Viewer } from './services/accounts.ts';
import type { Services } from './services/index.ts';
import type { Caller } from './services/limiter.ts';

export type { Viewer };

/** What a call knows of its request and of the world. */
export interface Context {
  services: Services;
  viewer: Viewer | null;
  /** The language of the answer: Accept-Language, else the account's, else English. */
  language: LanguageCode;
  /** The language that the request itself names, if it names one of ours. */
  requestedLanguage: LanguageCode | null;
  /** The caller's address; for limits, never for logs. */
  address: string;
  /** Who is counted. */
  caller: Caller;
  userAgent: string | undefined;
  idempotencyKey: string | undefined;
}

/** The context of a call that someone makes who is signed in. */
export type MemberContext = Context & { viewer: Viewer };

/** A context whose viewer is known to be there where the operation's access says so. */
export type ContextOf<O extends Operation> = Access extends O['access']
  ? Context
  : O['access'] extends 'any'
    ? Context
    : MemberContext;

/** Whoever is suspended sees and does for others no more than any member. */
export const isModerator = (viewer: Viewer | null): boolean =>
  viewer !== null && !viewer.suspended && viewer.role !== 'member';

export const isAdmin = (viewer: Viewer | null): boolean => isModerator(viewer) && viewer?.role === 'admin';
