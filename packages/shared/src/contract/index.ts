import { account, accountData } from './account.ts';
import { admin } from './admin.ts';
import { advancedPrivacy } from './advanced-privacy.ts';
import { analysis, contentLanguage } from './analysis.ts';
import { analytics } from './analytics.ts';
import { auth } from './auth.ts';
import { comments } from './comments.ts';
import { community } from './community.ts';
import { dashboard } from './dashboard.ts';
import { demographics } from './demographics.ts';
import { earlyAccess } from './early-access.ts';
import { languages } from './languages.ts';
import { likes } from './likes.ts';
import { commentReports, moderation, postReports } from './moderation.ts';
import { notifications } from './notifications.ts';
import type { Operation } from './operation.ts';
import { ownAggregates } from './own-aggregates.ts';
import { personalAnalytics } from './personal-analytics.ts';
import { posts } from './posts.ts';
import { resolutions } from './resolutions.ts';
import { resources } from './resources.ts';
import { secondFactor } from './second-factor.ts';
import { service } from './service.ts';
import { subscriptions } from './subscriptions.ts';
import { users } from './users.ts';
import { wellness } from './wellness.ts';

/** Every operation of Halved by subject and name. Routes, types, client and documents are derived from it. */
export const contract = {
  auth: { ...auth, ...account, ...secondFactor, ...accountData },
  users: { ...users, ...advancedPrivacy, ...earlyAccess, ...ownAggregates },
  posts: { ...posts, ...postReports },
  comments: { ...comments, ...commentReports },
  moderation,
  likes,
  dashboard,
  community,
  notifications,
  analysis,
  languages: { ...languages, ...contentLanguage },
  resolutions,
  wellness,
  resources,
  subscriptions,
  analytics: { ...analytics, ...personalAnalytics },
  demographics,
  admin,
  service,
};
export type Contract = typeof contract;

/** The operations as a flat list, each with its full name: `posts.create`. */
export const operations: { name: string; subject: string; operation: Operation }[] = Object.entries(
  contract,
).flatMap(([subject, bySubject]) =>
  Object.entries(bySubject).map(([name, operation]) => ({ name: `${subject}.${name}`, subject, operation })),
);
