import type { NotificationKind } from '@halved/shared/notification-kinds';
import type { Community, Remark, Told, Viewer, Worry } from './community.ts';
import type { Model } from './model.ts';
import type { RemarksModel } from './remarks-model.ts';

const support: readonly NotificationKind[] = ['like', 'comment', 'reply'];
const repeatable: readonly NotificationKind[] = ['like', 'follow', 'resolution'];

type Deed = Pick<Told, 'user' | 'kind' | 'subject'> & { actor: number };

/** Kinds of notification without an actor. */
const ofTheHouse: readonly NotificationKind[] = ['approved', 'rejected', 'report_decided'];

const isAlike = (one: Pick<Told, 'user' | 'kind' | 'subject'>) => (other: Told) =>
  one.user === other.user && one.kind === other.kind && one.subject === other.subject;

/** A notification as its reader sees it. */
export interface Met {
  kind: NotificationKind;
  isRead: boolean;
  worry: Worry | null;
  actors: number;
  /** The latest actor and their comment; null where a moderator decided. */
  latest: number | null;
  remark: Remark | null;
}

/** Who is notified of what (docs/product.md §11), over plain lists. */
export function createToldModel(community: Community, model: Model, talk: RemarksModel) {
  const { told, muted, remarks } = community;

  const unread = (deed: Deed) => told.filter(isAlike(deed)).find(({ isRead }) => !isRead);

  const tell = (deed: Deed, worry: Worry | null, about: Remark | null, remark: Remark | null): void => {
    const { actor, ...what } = deed;
    if (deed.user === actor || (support.includes(deed.kind) && muted.has(deed.user))) return;
    const wasRead = told.filter(isAlike(deed)).some(({ isRead, actors }) => isRead && actors.has(actor));
    if (repeatable.includes(deed.kind) && wasRead) return;
    const line = unread(deed) ?? { ...what, worry, about, isRead: false, actors: new Map() };
    // An actor who acts again becomes the latest.
    line.actors.delete(actor);
    line.actors.set(actor, remark);
    if (!told.includes(line)) told.push(line);
  };

  const announce = (user: number, kind: NotificationKind, thing: Worry | Remark): void => {
    const what = { user, kind, subject: thing };
    const line = told.filter(isAlike(what)).find(({ isRead }) => !isRead);
    const about = kind !== 'report_decided' && 'worry' in thing ? thing : null;
    const worry = kind === 'report_decided' ? null : 'worry' in thing ? thing.worry : thing;
    if (!line) told.push({ ...what, worry, about, isRead: false, actors: new Map() });
  };

  const isThere = (viewer: Viewer, remark: Remark | null) =>
    remark === null || (remarks.includes(remark) && talk.sees(viewer, remark));

  const meet = (viewer: number, { kind, isRead, worry, about, actors }: Told): Met | null => {
    if (worry && !model.sees(viewer, worry)) return null;
    if (!isThere(viewer, about)) return null;
    if (ofTheHouse.includes(kind)) return { kind, isRead, worry, actors: 0, latest: null, remark: about };
    const met = [...actors].filter(
      ([actor, remark]) => !model.apart(viewer, actor) && isThere(viewer, remark),
    );
    const [latest, remark] = met.at(-1) ?? [];
    if (latest === undefined) return null;
    return { kind, isRead, worry, actors: met.length, latest, remark: remark ?? null };
  };

  const followDeed = (from: number, to: number): Deed => ({
    user: to,
    kind: 'follow',
    subject: to,
    actor: from,
  });

  return {
    liked: (actor: number, worry: Worry) =>
      tell({ user: worry.author, kind: 'like', subject: worry, actor }, worry, null, null),
    unliked: (actor: number, worry: Worry) =>
      unread({ user: worry.author, kind: 'like', subject: worry, actor })?.actors.delete(actor),
    followed: (from: number, to: number) => tell(followDeed(from, to), null, null, null),
    unfollowed: (from: number, to: number) => unread(followDeed(from, to))?.actors.delete(from),
    /** A comment, and the comment that it replies to at any depth. */
    commented(actor: number, remark: Remark, above: Remark | null): void {
      const { worry } = remark;
      if (above?.author !== worry.author) {
        tell({ user: worry.author, kind: 'comment', subject: worry, actor }, worry, null, remark);
      }
      if (above && above.author !== null) {
        tell({ user: above.author, kind: 'reply', subject: above, actor }, worry, above, remark);
      }
    },
    /** Everyone who commented is notified of a resolution, */
    resolved(worry: Worry): void {
      const { author: actor } = worry;
      const said = remarks.filter((one) => one.worry === worry && one.moderationStatus === 'approved');
      for (const user of new Set(said.map(({ author }) => author)))
        if (user !== null) tell({ user, kind: 'resolution', subject: worry, actor }, worry, null, null);
    },
    /** and an unread notification goes when the resolution is taken back. */
    reopened(worry: Worry): void {
      for (const { kind, subject, isRead, actors } of told)
        if (kind === 'resolution' && subject === worry && !isRead) actors.clear();
    },
    /** The notifications of a deleted comment go. */
    silenced(gone: Remark): void {
      for (const { isRead, actors } of told)
        for (const [actor, remark] of actors) if (!isRead && remark === gone) actors.delete(actor);
    },
    wasTold: (of: Remark) => told.some(({ actors }) => [...actors.values()].includes(of)),
    /** Notifies the author of a moderator's decision. */
    decided: (thing: Worry | Remark, kind: 'approved' | 'rejected') =>
      thing.author === null ? undefined : announce(thing.author, kind, thing),
    /** Notifies a reporter of the decision. */
    answered: (reporter: number, thing: Worry | Remark) => announce(reporter, 'report_decided', thing),
    /** A reader's notifications, the latest first, each with the row that it is made of. */
    found: (viewer: number) =>
      told
        .filter(({ user }) => user === viewer)
        .map((line) => ({ line, met: meet(viewer, line) }))
        .filter(({ met }) => met !== null)
        .reverse(),
  };
}

export type ToldModel = ReturnType<typeof createToldModel>;
