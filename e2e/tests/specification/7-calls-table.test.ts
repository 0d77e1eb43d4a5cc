import { expect, test } from '../../fixtures.ts';
import { type Account, goodPassword, newName, share } from '../../support/account.ts';
import { follow } from '../../support/community.ts';
import { sendCall } from '../../support/http.ts';
import type { Instance } from '../../support/instance.ts';
import { mailedLink } from '../../support/mailbox.ts';

const text = expect.any(String);
const count = expect.any(Number);
const flag = expect.any(Boolean);
const user = (account: Pick<Account, 'email' | 'username'>) =>
  expect.objectContaining({ email: account.email, username: account.username, id: text });
const session = (account: Pick<Account, 'email' | 'username'>) => ({
  token: text,
  refreshToken: text,
  user: user(account),
});
const success = { success: true };
const stats = {
  totalWorries: count,
  worriesThisWeek: count,
  resolvedWorries: count,
  followersCount: count,
  followingCount: count,
};
const recentWorry = {
  id: text,
  privacyLevel: 'public',
  worryPrompt: text,
  shortContent: text,
  publishedAt: text,
};
const preferences = {
  emailNotifications: flag,
  emailFrequency: text,
  pushNotifications: flag,
  pushSupported: flag,
  supportNotifications: flag,
  adminMails: false,
  checkInFrequency: text,
  quietHoursStart: '22:00',
  quietHoursEnd: '08:00',
  timezone: 'UTC',
};
const notification = {
  id: text,
  type: 'community',
  title: text,
  message: text,
  link: text,
  isRead: flag,
  createdAt: text,
  checkIn: null,
};

/** The member and the instance with which a call is made. */
interface Given {
  me: Account;
  app: Instance;
}
interface Call {
  /** The row of the specification's table. */
  title: string;
  /** Method and path; `given` returns the part that replaces `{path}`. */
  call: string;
  visitor?: true;
  status?: 201;
  given?: (world: Given) => Promise<{ path?: string; body?: object }> | { path?: string; body?: object };
  answers: (world: Given) => unknown;
}

const tokenOf = (link: string) => new URL(link, 'http://localhost').searchParams.get('token') ?? '';
const newcomer = newName('newcomer');
const theNewcomer = { email: `${newcomer}@example.org`, username: newcomer };

const calls: Call[] = [
  {
    title: 'POST /auth/login takes email and password: data: token, refreshToken, user',
    call: 'POST /auth/login',
    visitor: true,
    given: ({ me: { email, password } }) => ({ body: { email, password } }),
    answers: ({ me }) => session(me),
  },
  {
    title: 'POST /auth/register takes email, username and password: same shape',
    call: 'POST /auth/register',
    visitor: true,
    status: 201,
    given: () => ({ body: { ...theNewcomer, password: goodPassword } }),
    answers: () => session(theNewcomer),
  },
  { title: 'POST /auth/logout takes none', call: 'POST /auth/logout', answers: () => success },
  { title: 'GET /auth/profile: the user', call: 'GET /auth/profile', answers: ({ me }) => user(me) },
  {
    title: 'GET /auth/check-email/{email}: available, suggestion',
    call: 'GET /auth/check-email/someone@gmial.com',
    visitor: true,
    answers: () => ({ available: true, suggestion: 'someone@gmail.com' }),
  },
  {
    title: 'GET /auth/check-username/{username}: available, suggestions',
    call: 'GET /auth/check-username/{path}',
    visitor: true,
    given: ({ me }) => ({ path: me.username }),
    answers: () => ({ available: false, suggestions: [text, text, text] }),
  },
  {
    title: 'POST /auth/forgot-password takes email; answer decided: success',
    call: 'POST /auth/forgot-password',
    visitor: true,
    given: ({ me: { email } }) => ({ body: { email } }),
    answers: () => success,
  },
  {
    title: 'POST /auth/reset-password takes token and password; answer decided: success',
    call: 'POST /auth/reset-password',
    visitor: true,
    given: async ({ app, me }) => {
      await sendCall(app.url, 'POST /auth/forgot-password', { body: { email: me.email } });
      const token = tokenOf(await mailedLink(app, me.email, '/reset-password'));
      return { body: { token, password: 'Another-harbour-8' } };
    },
    answers: () => success,
  },
  {
    title: 'GET /auth/verify-email takes a token in its query; answer decided: verified',
    call: 'GET /auth/verify-email?token={path}',
    visitor: true,
    given: async ({ app, me }) => ({ path: tokenOf(await mailedLink(app, me.email, '/verify-email')) }),
    answers: () => ({ verified: true }),
  },
  {
    title: 'POST /auth/resend-verification takes none; answer decided: success',
    call: 'POST /auth/resend-verification',
    answers: () => success,
  },
  {
    title: 'POST /auth/refresh takes refreshToken: data: token, refreshToken',
    call: 'POST /auth/refresh',
    visitor: true,
    given: ({ me: { refreshToken } }) => ({ body: { refreshToken } }),
    answers: () => ({ token: text, refreshToken: text }),
  },
  {
    title: 'GET /wake: a wake-up call',
    call: 'GET /wake',
    visitor: true,
    answers: () => ({ status: 'awake', database: 'ready', version: text, uptimeSeconds: count }),
  },
  {
    title: 'GET /notifications takes limit: list of notifications, and decided: a page and the unread count',
    call: 'GET /notifications?limit=10',
    answers: () => ({
      notifications: [notification],
      total: 1,
      hasMore: false,
      nextCursor: null,
      unreadCount: 1,
    }),
  },
  {
    title: 'PUT /notifications/{id}/read takes none; answer decided: unreadCount',
    call: 'PUT /notifications/{path}/read',
    given: async ({ me }) => {
      const { notifications } = await me.api.notifications.list.query({});
      return { path: notifications[0]?.id ?? '' };
    },
    answers: () => ({ unreadCount: 0 }),
  },
  {
    title: 'PUT /notifications/read-all takes none; answer decided: unreadCount',
    call: 'PUT /notifications/read-all',
    answers: () => ({ unreadCount: 0 }),
  },
  {
    title: 'GET /notifications/preferences: preferences',
    call: 'GET /notifications/preferences',
    answers: () => preferences,
  },
  {
    title: 'PUT /notifications/preferences takes a partial preferences object; answer decided: all of it',
    call: 'PUT /notifications/preferences',
    given: () => ({ body: { checkInFrequency: 'never' } }),
    answers: () => ({ ...preferences, checkInFrequency: 'never' }),
  },
  {
    title: 'GET /notifications/context; shape decided',
    call: 'GET /notifications/context',
    answers: () => expect.objectContaining({ unreadCount: 1, inQuietHours: flag, openWorries: 1 }),
  },
  {
    title: 'GET /languages/supported: list of languages',
    call: 'GET /languages/supported',
    visitor: true,
    answers: () => ({
      languages: Array.from({ length: 12 }, () => ({
        code: text,
        name: text,
        nativeName: text,
        direction: expect.stringMatching(/^(ltr|rtl)$/),
      })),
    }),
  },
  {
    title: 'GET /languages/preference; answer decided: languageCode',
    call: 'GET /languages/preference',
    answers: () => ({ languageCode: 'en' }),
  },
  {
    title: 'PUT /languages/preference takes languageCode; answer decided: languageCode',
    call: 'PUT /languages/preference',
    given: () => ({ body: { languageCode: 'es' } }),
    answers: () => ({ languageCode: 'es' }),
  },
  {
    title: 'GET /languages/detect; answer decided: languageCode, source',
    call: 'GET /languages/detect',
    visitor: true,
    answers: () => ({ languageCode: 'it', source: 'header' }),
  },
  {
    title: 'GET /dashboard: stats and recentWorries',
    call: 'GET /dashboard',
    answers: () => ({ stats, recentWorries: [recentWorry] }),
  },
  { title: 'GET /dashboard/stats: basic stats', call: 'GET /dashboard/stats', answers: () => stats },
  {
    title: 'GET /dashboard/recent-worries takes limit: recent worries',
    call: 'GET /dashboard/recent-worries?limit=5',
    answers: () => ({ recentWorries: [recentWorry] }),
  },
];

for (const { title, call, visitor, status = 200, given, answers } of calls) {
  test(title, async ({ app, join }) => {
    const [me, friend] = await Promise.all([join(), join()]);
    await Promise.all([share(me, 'For the dashboard.'), follow(friend, me)]);
    const { path = '', body } = (await given?.({ me, app })) ?? {};
    const response = await sendCall(app.url, call.replace('{path}', path), {
      ...(!visitor && { token: me.token }),
      ...(body && { body }),
      headers: call.endsWith('detect') ? { 'accept-language': 'it-CH' } : {},
    });
    expect(response.body).toEqual({ data: answers({ me, app }) });
    expect(response.status).toBe(status);
  });
}
