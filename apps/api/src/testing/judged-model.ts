import type { ModerationStatus } from '@halved/shared/contract/scalars';
import type { ErrorCode } from '@halved/shared/errors';
import type { Community, Remark, Worry } from './community.ts';
import type { ToldModel } from './told-model.ts';

const enough = 3;

/** Moderation as docs/product.md §8 has it, over plain lists. */
export function createJudgedModel({ worries, remarks }: Community, told: ToldModel) {
  const worryOf = (thing: Worry | Remark): Worry => ('worry' in thing ? thing.worry : thing);

  const comesUp = (thing: Worry | Remark): boolean => {
    const { publishedAt, privacyLevel } = worryOf(thing);
    if (thing.waits === null || thing.author === null || !publishedAt || privacyLevel === 'private')
      return false;
    if (privacyLevel === 'public') return true;
    return thing.reporters.size + thing.answered.size > 0 && (thing.waits === 'open' || !thing.isChanged);
  };

  /** An approved comment notifies once; the notification of one that is not approved is taken back. */
  const setStatus = (thing: Worry | Remark, status: ModerationStatus): void => {
    const before = thing.moderationStatus;
    thing.moderationStatus = status;
    if (!('worry' in thing) || (before === 'approved') === (status === 'approved')) return;
    if (status !== 'approved') told.silenced(thing);
    else if (thing.author !== null && !told.wasTold(thing)) told.commented(thing.author, thing, thing.parent);
  };

  const open = (thing: Worry | Remark, isRewritten: boolean): void => {
    thing.waits = 'open';
    thing.isRewritten = isRewritten;
  };

  return {
    comesUp,
    setStatus,
    open,
    /** The open cases. */
    waiting: (): (Worry | Remark)[] =>
      [...worries, ...remarks].filter((thing) => thing.waits === 'open' && comesUp(thing)),

    reported(by: number, thing: Worry | Remark): void {
      thing.reporters.add(by);
      if (thing.waits !== 'open') open(thing, false);
      const mayBeHeld = 'worry' in thing || thing.privacyLevel === 'public';
      const isHeld = thing.moderationStatus === 'approved' && mayBeHeld && thing.reporters.size >= enough;
      if (isHeld) setStatus(thing, 'pending');
    },

    /** Screens an item again; its words are always harmless here. `isRewritten` says whether they are new. */
    judgedAgain(thing: Worry | Remark, isRewritten: boolean): void {
      const { moderationStatus: status, waits } = thing;
      if (!isRewritten && (waits === 'decided' || status === 'rejected')) return;
      const wasRejected = status === 'rejected' || (waits === 'open' && thing.isRewritten);
      const mayBeHeld = 'worry' in thing || thing.privacyLevel === 'public';
      const isReported = thing.reporters.size >= enough && mayBeHeld;
      setStatus(thing, wasRejected || isReported ? 'pending' : 'approved');
      if (wasRejected || isReported) open(thing, wasRejected);
      else if (waits === 'open') {
        thing.isRewritten = false;
        if (thing.reporters.size === 0) thing.waits = null;
      }
    },

    decided(by: number, thing: Worry | Remark, status: 'approved' | 'rejected'): void {
      const isChanged = thing.moderationStatus !== status;
      if (thing.waits === 'decided' && !isChanged) return;
      setStatus(thing, status);
      if (isChanged && thing.author !== by) told.decided(thing, status);
      for (const reporter of thing.reporters) {
        thing.answered.add(reporter);
        if (reporter !== by) told.answered(reporter, thing);
      }
      thing.reporters.clear();
      thing.waits = 'decided';
      thing.isChanged = false;
    },

    /** The error that a report gets, by whether the reporter sees the item. */
    refusalOf(by: number, thing: Worry | Remark, isSeen: boolean): ErrorCode | null {
      if (!isSeen) return 'NOT_FOUND';
      if (thing.author === by) return 'FORBIDDEN';
      return thing.reporters.has(by) || thing.answered.has(by) ? 'ALREADY_REPORTED' : null;
    },
  };
}

export type JudgedModel = ReturnType<typeof createJudgedModel>;
