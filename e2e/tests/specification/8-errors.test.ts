import { failureTexts, type Place } from '@halved/shared/testing/failure-sentences';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { Analysis } from '../../pages/analysis.ts';
import { Analytics } from '../../pages/analytics.ts';
import { Demographics } from '../../pages/demographics.ts';
import { EditProfile } from '../../pages/edit-profile.ts';
import { Login } from '../../pages/login.ts';
import { ForgotPassword, ResetPassword } from '../../pages/mailed-links.ts';
import { Notifications } from '../../pages/notifications.ts';
import { Pricing } from '../../pages/pricing.ts';
import { Register } from '../../pages/register.ts';
import { Settings } from '../../pages/settings.ts';
import { ExercisePage } from '../../pages/wellness.ts';
import { type Account, goodPassword, newName, share } from '../../support/account.ts';
import { answer, failureNoise } from '../../support/failing.ts';
import { grant } from '../../support/plans.ts';
import { groundingExercise, someTechnique } from '../../support/wellness.ts';

interface Scene {
  /** The row of the catalogue of errors in the specification. */
  title: string;
  /** Whether a member is signed in, perhaps with the premium tier; otherwise a visitor makes the call. */
  member?: true | 'premium';
  open?: (page: Page, account: Account) => Promise<void>;
  /** Makes the call that fails. */
  act: (page: Page, account: Account) => Promise<unknown>;
}

const nobody = { email: 'someone@example.org', password: goodPassword };
const open = (address: string) => async (page: Page) => {
  await page.goto(address);
};

const openAnalysis = async (page: Page, account: Account) => {
  const { id } = await share(account, 'The rent goes up again in March.');
  await new Analysis(page).open(id);
};

const scenes: Record<Place, Scene> = {
  login: {
    title: 'Login: INVALID_CREDENTIALS, SERVICE_UNAVAILABLE, the server’s message, else ‘Login failed’',
    open: open('/login'),
    act: (page) => new Login(page).signIn(nobody),
  },
  registration: {
    title: 'Registration failure: the server’s message, else ‘Registration failed’',
    open: open('/register'),
    act: async (page) => {
      const form = new Register(page);
      await form.fill({ ...nobody, username: newName() });
      await form.submit.click();
    },
  },
  'forgot password': {
    title: 'Forgot password failure',
    open: open('/forgot-password'),
    act: (page) => new ForgotPassword(page).requestLink(nobody.email),
  },
  'reset password': {
    title: 'Reset failure',
    open: open('/reset-password?token=mailed'),
    act: (page) => new ResetPassword(page).choose(goodPassword),
  },
  verification: {
    title: 'Verification failure, and its fallback text',
    act: open('/verify-email?token=mailed'),
  },
  profile: {
    title: 'Profile: ‘Failed to load profile’; a plain network error is told as such',
    act: (page, { username }) => page.goto(`/profile/${username}`),
  },
  'edit profile': {
    title: 'Profile: ‘Failed to update profile’',
    member: true,
    open: open('/profile/edit'),
    act: async (page) => {
      await new EditProfile(page).bio.fill('Night shifts.');
      await new EditProfile(page).save.click();
    },
  },
  dashboard: {
    title: 'Dashboard: ‘Failed to load dashboard data’',
    member: true,
    act: open('/dashboard'),
  },
  settings: {
    title: 'Settings save failure',
    member: true,
    open: open('/settings'),
    act: async (page) => {
      await new Settings(page).field('Bio').fill('Night shifts.');
      await expect(new Settings(page).unsaved).toBeVisible();
      await new Settings(page).save.click();
    },
  },
  'resend verification': {
    title: 'Resend verification: the server’s message, else its own',
    member: true,
    open: open('/settings'),
    act: (page) => page.getByRole('button', { name: 'Resend Email' }).click(),
  },
  notifications: {
    title: 'Notifications: ‘Failed to load notifications’',
    member: true,
    act: open('/notifications'),
  },
  preferences: {
    title: 'Notifications: ‘Failed to load preferences’',
    member: true,
    act: open('/notifications?tab=preferences'),
  },
  'a preference': {
    title: 'Notifications: ‘Failed to update preferences’',
    member: true,
    open: open('/notifications?tab=preferences'),
    act: (page) => new Notifications(page).choice('Check-in frequency').selectOption('never'),
  },
  'a worry': {
    title: 'Analysis: ‘Failed to load post’ (document 2)',
    member: true,
    act: openAnalysis,
  },
  'an analysis': {
    title: 'Analysis: ‘Failed to load analysis’ (document 2)',
    member: true,
    act: openAnalysis,
  },
  analyzing: {
    title: 'Analysis: ‘Failed to analyze worry’ (document 2)',
    member: true,
    open: openAnalysis,
    act: (page) => new Analysis(page).again.click(),
  },
  'similar worries': {
    title: 'Analysis: ‘Failed to load similar worries’ (document 2)',
    member: true,
    act: openAnalysis,
  },
  exercises: {
    title: 'Wellness: ‘Failed to load exercises’ (document 2)',
    member: 'premium',
    act: open('/wellness/exercises'),
  },
  techniques: {
    title: 'Wellness: ‘Failed to load coping techniques’ (document 2)',
    member: 'premium',
    act: open('/wellness/techniques'),
  },
  'an exercise': {
    title: 'Wellness: ‘Failed to load exercise’ and ‘Exercise not found’ (document 2)',
    member: 'premium',
    act: open(`/wellness/exercises/${groundingExercise}`),
  },
  'a technique': {
    title: 'Wellness: ‘Coping technique not found’ (document 2)',
    member: 'premium',
    act: open(`/wellness/techniques/${someTechnique}`),
  },
  'starting an exercise': {
    title: 'Wellness: ‘Failed to start exercise’ (document 2)',
    member: 'premium',
    open: (page) => new ExercisePage(page).open(groundingExercise),
    act: (page) => new ExercisePage(page).start.click(),
  },
  'a step': {
    title: 'Wellness: ‘Failed to update progress’ (document 2)',
    member: 'premium',
    open: async (page) => {
      await new ExercisePage(page).open(groundingExercise);
      await new ExercisePage(page).start.click();
    },
    act: (page) => new ExercisePage(page).next.click(),
  },
  analytics: {
    title: 'Analytics: ‘Failed to load analytics data’ (document 2)',
    member: 'premium',
    act: (page) => new Analytics(page).open(),
  },
  'an export of analytics': {
    title: 'Analytics: export failure ‘Failed to export analytics data’ (document 2)',
    member: 'premium',
    open: (page) => new Analytics(page).open(),
    act: (page) => new Analytics(page).exportAs('CSV').click(),
  },
  demographics: {
    title: 'Demographics: ‘Failed to load analytics’ (document 2)',
    member: 'premium',
    act: open('/demographics'),
  },
  'trending topics': {
    title: 'Demographics: ‘Failed to load trending topics’ (document 2)',
    member: 'premium',
    open: (page) => new Demographics(page).openBuilt(),
    act: (page) => page.reload(),
  },
  'the plans': {
    title: 'Subscriptions: ‘Failed to load subscription data’ (document 2)',
    act: open('/pricing'),
  },
  'a checkout': {
    title:
      'Subscriptions: ‘Failed to start checkout process. Please try again.’, ‘Authentication required’ (document 2)',
    member: true,
    open: open('/pricing'),
    act: (page) => new Pricing(page).upgrade('Premium').click(),
  },
};

for (const [where, scene] of Object.entries(scenes)) {
  test(scene.title, async ({ app, browserOf, join, enter, guard }) => {
    guard.tolerate(failureNoise, /status of 40[34]/);
    const account = await join();
    if (scene.member === 'premium') await grant(app, account, 'premium');
    const page = scene.member ? await enter(account) : await (await browserOf()).newPage();
    await scene.open?.(page, account);
    for (const { given, says } of failureTexts.filter((row) => row.where === where)) {
      await test.step(`${given.call} answered ${given.status}: ${says}`, async () => {
        await answer(page, given);
        await scene.act(page, account);
        const onPage = page.getByText(says, { exact: true });
        const asToast = page.getByText(`Error: ${says}`, { exact: true });
        await expect(onPage.or(asToast).filter({ visible: true }).first()).toBeVisible();
        await page.unrouteAll();
      });
    }
  });
}
