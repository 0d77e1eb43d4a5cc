import { limits } from '@halved/shared/limits';

/** The text of the bell's badge: empty for 0, and 9+ above 9 (docs/product.md §11). */
export function badgeOf(unread: number): string {
  if (unread <= 0) return '';
  return unread > limits.notifications.badgeMax ? `${limits.notifications.badgeMax}+` : String(unread);
}
