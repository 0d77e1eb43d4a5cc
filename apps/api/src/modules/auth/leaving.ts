import { databaseNow, withTransaction } from '@halved/db';
import { contract } from '@halved/shared/contract';
import { succeeded } from '@halved/shared/contract/scalars';
import { sql } from 'drizzle-orm';
import { fail } from '../../errors.ts';
import { forgetMails } from '../../services/mailer-files.ts';
import { serve } from '../../trpc.ts';
import { partsOf } from './export-queries.ts';
import { leave } from './leave.ts';
import { passwordHashOf } from './passwords.ts';

const rows = contract.auth;

/** What a member needs who takes their things and goes. */
export const leaving = {
  exportAccount: serve(rows.exportAccount, ({ ctx }) =>
    withTransaction(ctx.services.pool, async (db) => {
      // So that all parts tell of one moment.
      await db.execute(sql`set transaction isolation level repeatable read, read only`);
      const exportedAt = await databaseNow(db);
      const { account, ...parts } = await partsOf(db, ctx.viewer.id);
      return { exportedAt: exportedAt.toISOString(), account: account ?? fail('UNAUTHENTICATED'), ...parts };
    }),
  ),

  deleteAccount: serve(rows.deleteAccount, async ({ ctx, input }) => {
    const { accounts, db, env, passwords, visitorAnswers } = ctx.services;
    const hash = (await passwordHashOf(db, ctx.viewer.id)) ?? fail('UNAUTHENTICATED');
    if (!(await passwords.verify(hash, input.password))) fail('WRONG_PASSWORD');
    await leave(ctx);
    accounts.forget(ctx.viewer.id);
    visitorAnswers.forget();
    await forgetMails(env, ctx.viewer.id);
    return succeeded;
  }),
};
