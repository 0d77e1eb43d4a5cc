import { isDatabaseAway, lowestId } from '@halved/db';

/** The number of members that are read at once. */
export const membersAtOnce = 200;

interface Telling<Member> {
  /** Reads some members by id, at most `membersAtOnce`. */
  membersAfter: (id: string) => Promise<Member[]>;
  /** Leaves out the members whose time has not come. */
  whoseTimeHasCome: (members: readonly Member[]) => Promise<readonly Member[]> | readonly Member[];
  /** Returns false if another worker has just told the member. */
  tell: (member: Member) => Promise<boolean>;
  /** Aborting it ends the work early. The next run goes on. */
  signal?: AbortSignal | undefined;
}

/**
 * Tells each member whose time has come, and returns how many were told. A failure about one member does not keep the
 * others from being told.
 * @throws the first of these failures after everybody else was told
 */
export async function tellEach<Member extends { id: string }>(telling: Telling<Member>): Promise<number> {
  const { membersAfter, whoseTimeHasCome, tell, signal } = telling;
  const failures: unknown[] = [];
  let told = 0;
  for (let after: string | undefined = lowestId; after !== undefined; ) {
    const members: Member[] = await membersAfter(after);
    for (const member of await whoseTimeHasCome(members)) {
      if (signal?.aborted) return told;
      try {
        if (await tell(member)) told += 1;
      } catch (error) {
        if (isDatabaseAway(error)) throw error;
        failures.push(error);
      }
    }
    after = members.length < membersAtOnce ? undefined : members.at(-1)?.id;
  }
  if (failures.length > 0) throw failures[0];
  return told;
}

/** When members are told, and until when. */
export interface TellingOptions {
  /** The database's time if undefined. */
  now?: Date;
  signal?: AbortSignal;
}
