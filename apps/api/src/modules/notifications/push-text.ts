import { type LanguageCode, languages } from '@halved/shared/languages';
import type { NotificationKind } from '@halved/shared/notification-kinds';
import { responseLanguage, sentence } from '../../messages.ts';

/** A notification as a push message tells of it. */
export interface PushedNotification {
  id: string;
  kind: NotificationKind;
  postId: string | null;
  language: LanguageCode;
}

interface Telling {
  /** The key of the sentence under `push`. */
  says: 'answered' | 'felt' | 'news';
  /** Whether it opens the post. Everything else opens the list, so that the address says nothing either. */
  opensPost?: boolean;
}

const tellings: Record<NotificationKind, Telling> = {
  comment: { says: 'answered', opensPost: true },
  reply: { says: 'answered', opensPost: true },
  like: { says: 'felt', opensPost: true },
  resolution: { says: 'felt', opensPost: true },
  follow: { says: 'felt' },
  approved: { says: 'news' },
  rejected: { says: 'news' },
  report_decided: { says: 'news' },
  check_in: { says: 'news' },
  reminder: { says: 'news' },
  exercise_reminder: { says: 'news' },
};

/**
 * What a push message says on a locked screen: no name, and no words of anybody. A check-in and a decision of a
 * moderator look the same, and so does everything about a member who may be in danger (docs/product.md §11.3).
 */
export function pushPayload({ id, kind, postId, language }: PushedNotification): string {
  const { says, opensPost } = tellings[kind];
  const lang = responseLanguage(language);
  return JSON.stringify({
    title: sentence(lang, `push.${says}`),
    link: opensPost && postId ? `/posts/${postId}` : '/notifications',
    tag: id,
    lang,
    dir: languages.find(({ code }) => code === lang)?.direction ?? 'ltr',
  });
}
