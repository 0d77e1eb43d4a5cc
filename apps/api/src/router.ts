import type { Contract } from '@halved/shared/contract';
import type { Operation } from '@halved/shared/contract/operation';
import { admin } from './modules/admin/handlers.ts';
import { analysis } from './modules/analysis/handlers.ts';
import { analytics } from './modules/analytics/handlers.ts';
import { accountData } from './modules/auth/account-data-handlers.ts';
import { credentials } from './modules/auth/credential-handlers.ts';
import { auth } from './modules/auth/handlers.ts';
import { secondFactor } from './modules/auth/second-factor-handlers.ts';
import { checkIns } from './modules/check-ins/handlers.ts';
import { comments } from './modules/comments/handlers.ts';
import { community } from './modules/community/handlers.ts';
import { dashboard } from './modules/dashboard/handlers.ts';
import { demographics } from './modules/demographics/handlers.ts';
import { adminInstance } from './modules/instance/handlers.ts';
import { languages } from './modules/languages/handlers.ts';
import { likes } from './modules/likes/handlers.ts';
import { commentReports, moderation, postReports } from './modules/moderation/handlers.ts';
import { notifications } from './modules/notifications/handlers.ts';
import { personalAnalytics } from './modules/personal-analytics/handlers.ts';
import { posts } from './modules/posts/handlers.ts';
import { resolutions } from './modules/resolutions/handlers.ts';
import { resources } from './modules/resources/handlers.ts';
import { service } from './modules/service/handlers.ts';
import { subscriptions } from './modules/subscriptions/handlers.ts';
import { users } from './modules/users/handlers.ts';
import { ownAggregates } from './modules/users/own-aggregates.ts';
import { ownSettings } from './modules/users/own-settings.ts';
import { wellness } from './modules/wellness/handlers.ts';
import { type Served, t } from './trpc.ts';

type Handlers = {
  [Subject in keyof Contract]: {
    [Name in keyof Contract[Subject]]: Contract[Subject][Name] extends Operation
      ? Served<Contract[Subject][Name]>
      : never;
  };
};

/** The handler of every operation of the contract. If one is missing, TypeScript reports an error. */
const handlers: Handlers = {
  auth: { ...auth, ...credentials, ...secondFactor, ...accountData },
  users: { ...users, ...ownSettings, ...ownAggregates },
  posts: { ...posts, ...postReports },
  comments: { ...comments, ...commentReports },
  moderation,
  likes,
  dashboard,
  community,
  notifications: { ...notifications, ...checkIns },
  analysis,
  languages,
  resolutions,
  wellness,
  resources,
  subscriptions,
  analytics: { ...analytics, ...personalAnalytics },
  demographics,
  admin: { ...admin, ...adminInstance },
  service,
};

const procedures = Object.entries(handlers).map(([subject, operations]) => [
  subject,
  Object.fromEntries(Object.entries(operations).map(([name, { procedure }]) => [name, procedure])),
]);

export const router = t.router(Object.fromEntries(procedures));
