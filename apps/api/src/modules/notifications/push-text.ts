import { directionOf, type LanguageCode } from '@halved/shared/languages';
import type { NotificationKind } from '@halved/shared/notification-kinds';
import { sentence } from '../../messages.ts';

/** The parts of a notification that its push message depends on, and the language of its member. */
export interface PushedNotification {
  id: string;
  kind: NotificationKind;
  postId: string | null;
  language: LanguageCode;
}

interface Plan {
  /** The key of the sentence under `push`. */
  key: 'answered' | 'felt' | 'news';
  /** Whether the message opens the post. All others open the list, so that their address says nothing either. */
  opensPost?: boolean;
}

/** What the push message about each kind of notification consists of. */
const plans: Record<NotificationKind, Plan> = {
  comment: { key: 'answered', opensPost: true },
  reply: { key: 'answered', opensPost: true },
  like: { key: 'felt', opensPost: true },
  resolution: { key: 'felt', opensPost: true },
  follow: { key: 'felt' },
  approved: { key: 'news' },
  rejected: { key: 'news' },
  report_decided: { key: 'news' },
  check_in: { key: 'news' },
  reminder: { key: 'news' },
  exercise_reminder: { key: 'news' },
};

/**
 * The payload of a push message. The message can be read on a locked screen, so it contains no name and nobody's words.
 * Check-ins and decisions of moderators look the same, and so does everything about a member who may be in danger
 * (docs/product.md §11.3).
 */
export function pushPayload({ id, kind, postId, language: lang }: PushedNotification): string {
  const { key, opensPost } = plans[kind];
  return JSON.stringify({
    title: sentence(lang, `push.${key}`),
    link: opensPost && postId ? `/posts/${postId}` : '/notifications',
    tag: id,
    lang,
    dir: directionOf(lang),
  });
}
