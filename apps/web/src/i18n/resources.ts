/** The namespaces, typed by their English texts. A new namespace needs one line here and its files. */
export interface Resources {
  common: typeof import('./locales/en/common.json');
  /** The admin area, and the set-up of a new instance. */
  admin: typeof import('./locales/en/admin.json');
  analysis: typeof import('./locales/en/analysis.json');
  analytics: typeof import('./locales/en/analytics.json');
  auth: typeof import('./locales/en/auth.json');
  /** The categories of posts, by their names in the API. */
  categories: typeof import('./locales/en/categories.json');
  /** Charts, and the words for the numbers in them. */
  charts: typeof import('./locales/en/charts.json');
  comments: typeof import('./locales/en/comments.json');
  community: typeof import('./locales/en/community.json');
  /** What numbers say about a member. */
  counted: typeof import('./locales/en/counted.json');
  demographics: typeof import('./locales/en/demographics.json');
  guidelines: typeof import('./locales/en/guidelines.json');
  help: typeof import('./locales/en/help.json');
  home: typeof import('./locales/en/home.json');
  dashboard: typeof import('./locales/en/dashboard.json');
  early: typeof import('./locales/en/early.json');
  feed: typeof import('./locales/en/feed.json');
  moderation: typeof import('./locales/en/moderation.json');
  notifications: typeof import('./locales/en/notifications.json');
  people: typeof import('./locales/en/people.json');
  /** A member's own numbers. */
  personal: typeof import('./locales/en/personal.json');
  posts: typeof import('./locales/en/posts.json');
  pricing: typeof import('./locales/en/pricing.json');
  privacy: typeof import('./locales/en/privacy.json');
  profile: typeof import('./locales/en/profile.json');
  /** The dialog with which members report something, and its reasons, which moderators read too. */
  reports: typeof import('./locales/en/reports.json');
  resolutions: typeof import('./locales/en/resolutions.json');
  resources: typeof import('./locales/en/resources.json');
  safety: typeof import('./locales/en/safety.json');
  settings: typeof import('./locales/en/settings.json');
  subscriptions: typeof import('./locales/en/subscriptions.json');
  wellness: typeof import('./locales/en/wellness.json');
  /** The sentences of errors and validation that API and client share. */
  messages: typeof import('@halved/shared/messages/en.json');
}

export type Namespace = keyof Resources;
