import type { ModerationItem } from '@halved/shared/contract/moderation';
import { nameOfItem } from './queue-view.ts';

/**
 * The revision of each item as the moderator first read it in this tab. The queue refreshes itself, and its excerpt of a
 * long text may look the same when the rest was rewritten.
 */
const revisions = new Map<string, string>();

export function markAsRead(item: ModerationItem): void {
  const name = nameOfItem(item);
  if (!revisions.has(name)) revisions.set(name, item.revision);
}

/** The revision on which a decision is based. An item that was never opened counts as it is shown. */
export const revisionRead = (item: ModerationItem): string =>
  revisions.get(nameOfItem(item)) ?? item.revision;

/** From now on the item counts as it is next read. */
export const markAsUnread = (item: ModerationItem): void => void revisions.delete(nameOfItem(item));
