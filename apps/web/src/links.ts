import { parseUrl } from '@halved/shared/parse-url';
import { isPaymentPage } from '@halved/shared/payment-page';
import type { ExerciseCategory, TechniqueCategory } from '@halved/shared/wellness-kinds';

/** The id of a comment's element on the page of its post. */
export const commentAnchor = (id: string): string => `comment-${id}`;

/** The ids of the settings' cards for the password and for the second factor. */
export const passwordAnchor = 'password';
export const secondFactorAnchor = 'second-factor';

/** Every address of the interface, in one place. */
export const links = {
  home: '/',
  feed: '/feed',
  dashboard: '/dashboard',
  /** The feed with the form for a new post open. */
  share: '/feed?share=1',
  feedTab: (tab: 'all' | 'following' | 'discover') => (tab === 'all' ? '/feed' : `/feed?tab=${tab}`),
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  /** Ends mails about notifications; a mailed link leads here. */
  unsubscribe: '/unsubscribe',
  help: '/help',
  settings: '/settings',
  /** Two cards among the settings. */
  newPassword: `/settings#${passwordAnchor}`,
  secondFactor: `/settings#${secondFactorAnchor}`,
  pricing: '/pricing',
  analytics: '/analytics',
  /** The same page as `analytics`. */
  geographicAnalytics: '/analytics/geographic',
  demographics: '/demographics',
  personalAnalytics: '/analytics/personal',
  /** Which published numbers the member is counted in. */
  countedIn: '/analytics/me',
  earlyAccess: '/early-access',
  resources: '/resources',
  /** The directory with a filter (features/resources/directory-query.ts). */
  resourcesAbout: (query: string) => `/resources?${query}`,
  guides: '/resources/guides',
  guide: (id: string) => `/resources/guides/${encodeURIComponent(id)}`,
  wellness: '/wellness',
  exercises: '/wellness/exercises',
  exercisesOf: (category: ExerciseCategory) => `/wellness/exercises?category=${category}`,
  exercise: (id: string) => `/wellness/exercises/${encodeURIComponent(id)}`,
  techniques: '/wellness/techniques',
  techniquesOf: (category: TechniqueCategory) => `/wellness/techniques?category=${category}`,
  technique: (id: string) => `/wellness/techniques/${encodeURIComponent(id)}`,
  /** The exercises that the member has begun or completed. */
  wellnessHistory: '/wellness/history',
  stories: '/resolution-stories',
  guidelines: '/guidelines',
  /** How heavy the queue is. */
  moderation: '/moderation',
  /** The queue itself, or a part of it (features/moderation/queue-view.ts). */
  moderationQueue: (show: string) => `/moderation?show=${show}`,
  moderationBreak: '/moderation?break=1',
  /** The overview of the admin area. */
  admin: '/admin',
  adminMembers: '/admin/members',
  adminMember: (id: string) => `/admin/members/${encodeURIComponent(id)}`,
  adminInvites: '/admin/invites',
  adminJobs: '/admin/jobs',
  adminResources: '/admin/resources',
  adminInstance: '/admin/instance',
  /** The audit log. */
  adminLog: '/admin/log',
  /** Where the first admin of a new instance enters the code of its first start. */
  setup: '/setup',
  /** The page that explains what software reads, and who sees which data. */
  privacy: '/privacy',
  notifications: '/notifications',
  preferences: '/notifications?tab=preferences',
  community: '/community',
  post: (id: string) => `/posts/${encodeURIComponent(id)}`,
  /** The page of a post with the form that resolves it open. */
  resolve: (postId: string) => `${links.post(postId)}?resolve=1`,
  analysis: (postId: string) => `${links.post(postId)}/analysis`,
  comments: (postId: string) => `${links.post(postId)}#comments`,
  comment: (postId: string, id: string) => `${links.post(postId)}#${commentAnchor(id)}`,
  profile: (username: string) => `/profile/${encodeURIComponent(username)}`,
  /** This path cannot be a profile's, because no username can be `edit`. */
  editProfile: '/profile/edit',
  followers: (username: string) => `${links.profile(username)}/followers`,
  following: (username: string) => `${links.profile(username)}/following`,
  /** The members whom the viewer has blocked. */
  blocked: '/blocked',
  /** The login page with the path to return to. */
  loginThen: (path: string) => `/login?return=${encodeURIComponent(path)}`,
  registerThen: (path: string) => `/register?return=${encodeURIComponent(path)}`,
} as const;

/** Where a login without a return path leads (docs/product.md §15.3). */
export const afterLoginPath = links.dashboard;

/** Where a registration leads, and where a signed-in member is sent from /register (docs/product.md §15.3). */
export const afterRegisterPath = links.feed;

/** Where "Leave quickly" goes: a harmless page elsewhere. */
export const neutralPage = 'https://www.wikipedia.org/';

/**
 * The path if it is on this site, else null; a login may lead nowhere else. `//evil.example`, `/\evil.example`,
 * `javascript:` and absolute URLs are rejected.
 */
export function ownPath(candidate: string | null | undefined, origin: string): string | null {
  if (!candidate?.startsWith('/') || /[\\\p{Cc}]/u.test(candidate)) return null;
  const url = parseUrl(candidate, origin);
  if (!url || url.origin !== origin || !candidate.startsWith(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

/** Where the pages of the sandbox begin, which plays Lemon Squeezy on a server without its keys. */
const sandboxPath = '/api/subscriptions/sandbox/';

/**
 * The address of a page for paying, on Lemon Squeezy or in the sandbox; null for any other address. The sandbox is on
 * this site, whatever address the server has for itself.
 */
export function paymentUrl(candidate: string, origin: string): string | null {
  if (isPaymentPage(candidate)) return candidate;
  const url = parseUrl(candidate, origin);
  return url?.pathname.startsWith(sandboxPath) ? origin + url.pathname + url.search : null;
}
