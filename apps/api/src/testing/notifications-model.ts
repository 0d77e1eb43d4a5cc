import type { NotificationKind } from '@halved/shared/notification-kinds';
import type { CommentsModel } from './comments-model.ts';
import type { Community, ModelComment, ModelNotification, ModelPost, Viewer } from './community.ts';
import type { Model } from './model.ts';

const support: readonly NotificationKind[] = ['like', 'comment', 'reply'];
const repeatable: readonly NotificationKind[] = ['like', 'follow', 'resolution'];

type Event = Pick<ModelNotification, 'user' | 'kind' | 'subject'> & { actor: number };

/** Kinds of notification without an actor. */
const withoutActor: readonly NotificationKind[] = ['approved', 'rejected', 'report_decided'];

const isAlike = (event: Pick<ModelNotification, 'user' | 'kind' | 'subject'>) => (other: ModelNotification) =>
  event.user === other.user && event.kind === other.kind && event.subject === other.subject;

/** A notification as its reader sees it. */
export interface SeenNotification {
  kind: NotificationKind;
  isRead: boolean;
  post: ModelPost | null;
  actors: number;
  /** The latest actor; null if a moderator decided. */
  latest: number | null;
  comment: ModelComment | null;
}

/** The rules on notifications (docs/product.md §11), computed from plain lists. */
export function createNotificationsModel(community: Community, model: Model, commentsModel: CommentsModel) {
  const { notifications, muted, comments } = community;

  const unread = (event: Event) => notifications.filter(isAlike(event)).find(({ isRead }) => !isRead);

  const notify = (
    event: Event,
    post: ModelPost | null,
    aboutComment: ModelComment | null,
    comment: ModelComment | null,
  ): void => {
    const { actor, ...properties } = event;
    if (event.user === actor || (support.includes(event.kind) && muted.has(event.user))) return;
    const wasRead = notifications
      .filter(isAlike(event))
      .some(({ isRead, actors }) => isRead && actors.has(actor));
    if (repeatable.includes(event.kind) && wasRead) return;
    const notification = unread(event) ?? {
      ...properties,
      post,
      aboutComment,
      isRead: false,
      actors: new Map(),
    };
    // An actor who acts again becomes the latest.
    const earlier = notification.actors.get(actor) ?? [];
    notification.actors.delete(actor);
    notification.actors.set(actor, comment ? [...earlier, comment] : []);
    if (!notifications.includes(notification)) notifications.push(notification);
  };

  const notifyWithoutActor = (user: number, kind: NotificationKind, item: ModelPost | ModelComment): void => {
    const properties = { user, kind, subject: item };
    const notification = notifications.filter(isAlike(properties)).find(({ isRead }) => !isRead);
    const aboutComment = kind !== 'report_decided' && 'post' in item ? item : null;
    const post = kind === 'report_decided' ? null : 'post' in item ? item.post : item;
    if (!notification)
      notifications.push({ ...properties, post, aboutComment, isRead: false, actors: new Map() });
  };

  const isVisible = (viewer: Viewer, comment: ModelComment | null) =>
    comment === null || (comments.includes(comment) && commentsModel.sees(viewer, comment));

  const isReadable = (comment: ModelComment) =>
    comments.includes(comment) && comment.author !== null && comment.moderationStatus === 'approved';

  const asSeen = (
    viewer: number,
    { kind, isRead, post, aboutComment, actors }: ModelNotification,
  ): SeenNotification | null => {
    if (post && !model.sees(viewer, post)) return null;
    if (!isVisible(viewer, aboutComment)) return null;
    if (withoutActor.includes(kind))
      return { kind, isRead, post, actors: 0, latest: null, comment: aboutComment };
    const visibleActors = [...actors].filter(
      ([actor, said]) => !model.isBlockBetween(viewer, actor) && isVisible(viewer, said.at(-1) ?? null),
    );
    const [latest, said] = visibleActors.at(-1) ?? [];
    if (latest === undefined) return null;
    return { kind, isRead, post, actors: visibleActors.length, latest, comment: said?.at(-1) ?? null };
  };

  const followEvent = (from: number, to: number): Event => ({
    user: to,
    kind: 'follow',
    subject: to,
    actor: from,
  });

  return {
    liked: (actor: number, post: ModelPost) =>
      notify({ user: post.author, kind: 'like', subject: post, actor }, post, null, null),
    unliked: (actor: number, post: ModelPost) =>
      unread({ user: post.author, kind: 'like', subject: post, actor })?.actors.delete(actor),
    followed: (from: number, to: number) => notify(followEvent(from, to), null, null, null),
    unfollowed: (from: number, to: number) => unread(followEvent(from, to))?.actors.delete(from),
    /** Notifies the post's author of a comment, and the author of `above`, the comment that it replies to. */
    commented(actor: number, comment: ModelComment, above: ModelComment | null): void {
      const { post } = comment;
      if (above?.author !== post.author) {
        notify({ user: post.author, kind: 'comment', subject: post, actor }, post, null, comment);
      }
      if (above && above.author !== null) {
        notify({ user: above.author, kind: 'reply', subject: above, actor }, post, above, comment);
      }
    },
    /** Notifies everyone who commented on a post of its resolution. */
    resolved(post: ModelPost): void {
      const { author: actor } = post;
      const approvedComments = comments.filter(
        (comment) => comment.post === post && comment.moderationStatus === 'approved',
      );
      for (const user of new Set(approvedComments.map(({ author }) => author)))
        if (user !== null) notify({ user, kind: 'resolution', subject: post, actor }, post, null, null);
    },
    /** Removes the unread notifications of a resolution that is taken back. */
    reopened(post: ModelPost): void {
      for (const { kind, subject, isRead, actors } of notifications)
        if (kind === 'resolution' && subject === post && !isRead) actors.clear();
    },
    /**
     * Removes a comment that is deleted or not approved any more from unread notifications. Its author stays for the
     * latest earlier comment that can be read.
     */
    retracted(comment: ModelComment): void {
      for (const { isRead, actors } of notifications)
        for (const [actor, said] of actors) {
          if (isRead || said.at(-1) !== comment) continue;
          const last = said.findLastIndex((other) => other !== comment && isReadable(other));
          if (last < 0) actors.delete(actor);
          else actors.set(actor, said.slice(0, last + 1));
        }
    },
    /** A read notification forgets an actor whose latest comment is removed. */
    wasNotified: (of: ModelComment) =>
      notifications.some(({ actors }) =>
        [...actors.values()].some((said) => said.includes(of) && comments.some((one) => one === said.at(-1))),
      ),
    /** Notifies the author of a moderator's decision. */
    decided: (item: ModelPost | ModelComment, kind: 'approved' | 'rejected') =>
      item.author === null ? undefined : notifyWithoutActor(item.author, kind, item),
    /** Notifies a reporter of the decision. */
    reportDecided: (reporter: number, item: ModelPost | ModelComment) =>
      notifyWithoutActor(reporter, 'report_decided', item),
    /**
     * A reader's notifications, the latest first: as the reader sees each (`seen`), and as the community stores it
     * (`notification`).
     */
    listOf: (viewer: number) =>
      notifications
        .filter(({ user }) => user === viewer)
        .map((notification) => ({ notification, seen: asSeen(viewer, notification) }))
        .filter(({ seen }) => seen !== null)
        .reverse(),
  };
}

export type NotificationsModel = ReturnType<typeof createNotificationsModel>;
