import { contract } from '@halved/shared/contract';
import { succeeded } from '@halved/shared/contract/scalars';
import { Download } from '../../services/download.ts';
import { kindOf } from '../../services/error-kind.ts';
import { forgetMails } from '../../services/mailer-files.ts';
import { noteDeletion } from '../../services/noted-deletions.ts';
import { serve, serveFile } from '../../trpc.ts';
import { checkPassword } from './check-password.ts';
import { exportFile } from './export-file.ts';
import { leave } from './leave.ts';

const operations = contract.auth;

/** The handlers for exporting and deleting an account. */
export const accountData = {
  exportAccount: serveFile(
    operations.exportAccount,
    async ({ ctx }) => new Download('json', await exportFile(ctx)),
  ),

  deleteAccount: serve(operations.deleteAccount, async ({ ctx, input }) => {
    const { accounts, env, jobs, log, visitorAnswers } = ctx.services;
    await checkPassword(ctx, input.password);
    await leave(ctx);
    await noteDeletion(env.backups, ctx.viewer.id).catch((error: unknown) =>
      log.warn(
        kindOf(error),
        'a deletion could not be noted beside the backups: a restored one would bring the account back',
      ),
    );
    accounts.forget(ctx.viewer.id);
    jobs.wake('cancel-subscriptions');
    visitorAnswers.forget();
    await forgetMails(env, ctx.viewer.id).catch((error: unknown) =>
      log.warn(kindOf(error), 'the files of mails to a deleted account stay until they are a month old'),
    );
    return succeeded;
  }),
};
