import type { Account } from './account.ts';
import { breathingExercise, sleepExercise, someTechnique } from './wellness.ts';

/** The address of every screen by its name. Each address shows a screen with content. */
export function screensOf({ username }: Pick<Account, 'username'>, postId: string): Record<string, string> {
  return {
    home: '/',
    feed: '/feed',
    discover: '/feed?tab=discover',
    following: '/feed?tab=following',
    post: `/posts/${postId}`,
    analysis: `/posts/${postId}/analysis`,
    'analysis-alias': `/analysis/${postId}`,
    profile: `/profile/${username}`,
    resolved: `/profile/${username}?tab=resolved`,
    followers: `/profile/${username}/followers`,
    'people-followed': `/profile/${username}/following`,
    blocked: '/blocked',
    dashboard: '/dashboard',
    'edit-profile': '/profile/edit',
    stories: '/resolution-stories',
    'no-stories': '/resolution-stories?category=other&q=nothing+of+this',
    wellness: '/wellness',
    exercises: '/wellness/exercises',
    'no-exercises': '/wellness/exercises?q=nothing+of+this',
    exercise: `/wellness/exercises/${breathingExercise}`,
    'sleep-exercise': `/wellness/exercises/${sleepExercise}`,
    techniques: '/wellness/techniques?category=grounding',
    technique: `/wellness/techniques/${someTechnique}`,
    'wellness-history': '/wellness/history',
    notifications: '/notifications',
    preferences: '/notifications?tab=preferences',
    community: '/community',
    members: '/community?tab=members',
    settings: '/settings',
    guidelines: '/guidelines',
    privacy: '/privacy',
    moderation: '/moderation',
    admin: '/admin',
    login: '/login',
    register: '/register',
    'forgot-password': '/forgot-password',
    'reset-password': '/reset-password?token=unknown',
    'verify-email': '/verify-email',
    resources: '/resources?country=GB',
    'no-resources': '/resources?country=GB&q=nothing+of+this',
    guides: '/resources/guides',
    'no-guide': '/resources/guides/0195d1a0-0000-7000-8000-000000000000',
    unsubscribe: '/unsubscribe?token=unknown',
    help: '/help',
    'not-found': '/nowhere',
    'no-post': '/posts/0195d1a0-0000-7000-8000-000000000000',
    alias: `/users/${username}`,
    'no-profile': '/profile/nobody_by_this_name',
  };
}

/** The screens from which a member is redirected. */
export const guestScreens = ['login', 'register'];
