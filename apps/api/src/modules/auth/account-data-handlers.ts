import { contract } from '@halved/shared/contract';
import { succeeded } from '@halved/shared/contract/scalars';
import { fail } from '../../errors.ts';
import { Download } from '../../services/download.ts';
import { forgetMails } from '../../services/mailer-files.ts';
import { serve, serveFile } from '../../trpc.ts';
import { exportFile } from './export-file.ts';
import { leave } from './leave.ts';
import { passwordHashOf } from './password-queries.ts';

const operations = contract.auth;

/** The handlers for exporting and deleting an account. */
export const accountData = {
  exportAccount: serveFile(
    operations.exportAccount,
    async ({ ctx }) => new Download('json', await exportFile(ctx)),
  ),

  deleteAccount: serve(operations.deleteAccount, async ({ ctx, input }) => {
    const { accounts, db, env, jobs, passwords, visitorAnswers } = ctx.services;
    const hash = (await passwordHashOf(db, ctx.viewer.id)) ?? fail('UNAUTHENTICATED');
    if (!(await passwords.verify(hash, input.password))) fail('WRONG_PASSWORD');
    await leave(ctx);
    accounts.forget(ctx.viewer.id);
    jobs.wake('cancel-subscriptions');
    visitorAnswers.forget();
    await forgetMails(env, ctx.viewer.id);
    return succeeded;
  }),
};
