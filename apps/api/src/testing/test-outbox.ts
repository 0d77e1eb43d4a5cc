import type { AccountMailKind, MailKind } from '@halved/shared/mail-kinds';
import { MailError, type Mailer, type MailFailure } from '../services/mail.ts';
import { queueMail } from '../services/outbox-queries.ts';
import type { Api } from './harness.ts';

interface WaitingRow {
  id: string;
  kind: MailKind;
  attempts: number;
  /** The seconds until the mail is due. */
  seconds: number;
}

/** The outbox of a test: queues mails, makes them due, and shows the rows. */
export function createTestOutbox({ db, pool, services }: Pick<Api, 'db' | 'pool' | 'services'>) {
  /** The services with another mailer. */
  const withMailer = (send: Mailer['send']) => ({
    ...services,
    mailer: { where: 'here', send, check: async () => {} },
  });
  return {
    withMailer,
    withFailingMailer: (failure: MailFailure) =>
      withMailer(() => Promise.reject(new MailError(failure, 'x'))),
    queue: ({ id }: { id: string }, kind: AccountMailKind = 'password_changed') =>
      queueMail(db, { userId: id, kind }),
    rowsOf: async ({ id }: { id: string }): Promise<WaitingRow[]> => {
      const { rows } = await pool.query<WaitingRow>(
        `select id, kind, attempts, extract(epoch from due_at - now())::float8 as seconds
         from outbox where user_id = $1`,
        [id],
      );
      return rows;
    },
    /** Makes all waiting mail due, and increases its age by `age` and its tries by `tries`. */
    makeDue: (age = '0 seconds', tries = 0) =>
      pool.query(
        `update outbox set due_at = now() - interval '1 second', created_at = created_at - $1::interval,
           attempts = attempts + $2`,
        [age, tries],
      ),
    deleteAll: () => pool.query('delete from outbox'),
  };
}

export type TestOutbox = ReturnType<typeof createTestOutbox>;
