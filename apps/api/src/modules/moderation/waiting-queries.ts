import { type Database, type RowOf, selecting, statement } from '@halved/db';
import { sql } from 'drizzle-orm';
import { moderated } from './moderated-queries.ts';

const p = sql.placeholder;

/**
 * Since when a case waits for moderators. One that is decided waits since its moderator asked the others for a second
 * opinion.
 */
const since = sql`case when decided_at is null then opened_at else opinion_asked_at end`;

const longer = (hours: 'urgentHours' | 'queueHours') =>
  sql`${since} < now() - interval '1 hour' * ${p(hours)}::int`;

const columns = {
  waiting: sql<number>`count(*)::int`,
  urgent: sql<number>`count(*) filter (where is_urgent)::int`,
  oldestAt: sql<Date | null>`min(${since})`,
  /** Urgent cases that have waited for longer than the given hours, and other cases that have. */
  lateUrgent: sql<number>`count(*) filter (where is_urgent and ${longer('urgentHours')})::int`,
  late: sql<number>`count(*) filter (where not is_urgent and ${longer('queueHours')})::int`,
};

type QueueNumbers = RowOf<typeof columns>;

const select = statement(
  selecting(
    columns,
    (selectList) => sql`
      with ${moderated} select ${selectList} from moderated
      where decided_at is null or opinion_asked_at is not null`,
  ),
);

/** The numbers of the queue: of the cases that moderators see and at least one of them has to decide. */
export const readQueue = async (
  db: Database,
  { urgentHours, queueHours }: { urgentHours: number; queueHours: number },
): Promise<QueueNumbers> =>
  (await select(db, { urgentHours, queueHours }))[0] ?? {
    waiting: 0,
    urgent: 0,
    oldestAt: null,
    lateUrgent: 0,
    late: 0,
  };
