import type messages from '@halved/shared/messages/en.json';
import type analysis from './locales/en/analysis.json';
import type auth from './locales/en/auth.json';
import type categories from './locales/en/categories.json';
import type comments from './locales/en/comments.json';
import type common from './locales/en/common.json';
import type community from './locales/en/community.json';
import type dashboard from './locales/en/dashboard.json';
import type feed from './locales/en/feed.json';
import type guidelines from './locales/en/guidelines.json';
import type help from './locales/en/help.json';
import type home from './locales/en/home.json';
import type moderation from './locales/en/moderation.json';
import type notifications from './locales/en/notifications.json';
import type people from './locales/en/people.json';
import type posts from './locales/en/posts.json';
import type privacy from './locales/en/privacy.json';
import type profile from './locales/en/profile.json';
import type resolutions from './locales/en/resolutions.json';
import type safety from './locales/en/safety.json';
import type settings from './locales/en/settings.json';

/** The namespaces, typed by their English texts. A new namespace is one line here and its files. */
export interface Resources {
  common: typeof common;
  analysis: typeof analysis;
  auth: typeof auth;
  /** What worries can be about, by the names that the API gives. */
  categories: typeof categories;
  comments: typeof comments;
  community: typeof community;
  guidelines: typeof guidelines;
  help: typeof help;
  home: typeof home;
  dashboard: typeof dashboard;
  feed: typeof feed;
  moderation: typeof moderation;
  notifications: typeof notifications;
  people: typeof people;
  posts: typeof posts;
  privacy: typeof privacy;
  profile: typeof profile;
  resolutions: typeof resolutions;
  safety: typeof safety;
  settings: typeof settings;
  /** The sentences of errors and validation that both sides share. */
  messages: typeof messages;
}

export type Namespace = keyof Resources;
