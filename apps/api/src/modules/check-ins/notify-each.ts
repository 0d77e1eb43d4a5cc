import { isDatabaseAway, lowestId } from '@halved/db';

/** The number of members that are read at once. */
export const membersAtOnce = 200;

interface MembersToNotify<Member> {
  /** Reads some members by id, at most `membersAtOnce`. */
  membersAfter: (id: string) => Promise<Member[]>;
  /** Leaves out the members whose time has not come. */
  selectDue: (members: readonly Member[]) => Promise<readonly Member[]> | readonly Member[];
  /** Returns false if another worker has just notified the member. */
  notify: (member: Member) => Promise<boolean>;
  /** Aborting it ends the work early. The next run goes on. */
  signal?: AbortSignal | undefined;
}

/**
 * Notifies each member whose time has come, and returns how many were notified. If it fails for one member, the others
 * are still notified.
 * @throws the first of these failures, after all others were notified
 */
export async function notifyEach<Member extends { id: string }>(
  options: MembersToNotify<Member>,
): Promise<number> {
  const { membersAfter, selectDue, notify, signal } = options;
  const failures: unknown[] = [];
  let notified = 0;
  for (let after: string | undefined = lowestId; after !== undefined; ) {
    const members: Member[] = await membersAfter(after);
    for (const member of await selectDue(members)) {
      if (signal?.aborted) return notified;
      try {
        if (await notify(member)) notified += 1;
      } catch (error) {
        if (isDatabaseAway(error)) throw error;
        failures.push(error);
      }
    }
    after = members.length < membersAtOnce ? undefined : members.at(-1)?.id;
  }
  if (failures.length > 0) throw failures[0];
  return notified;
}

/** The moment for which a run decides who is due, and a signal that ends the run. */
export interface NotifyOptions {
  /** The database's time if undefined. */
  now?: Date;
  signal?: AbortSignal;
}
