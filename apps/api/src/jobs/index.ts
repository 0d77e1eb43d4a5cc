import type { Services } from '../services/index.ts';
import { forgetOldMails } from '../services/mailer-files.ts';
import { watchPeaks } from '../services/peaks.ts';
import { forgetOld } from './forget-old-queries.ts';
import { publishDue } from './publish-due.ts';
import { repeat } from './repeat.ts';
import { sendMail } from './send-mail.ts';
import { startUnderstanding } from './understand.ts';

const publishEveryMs = 15_000;
const mailEveryMs = 15_000;
const presenceEveryMs = 30_000;
const forgetEveryMs = 60 * 60_000;
const peaksEveryMs = 60_000;

/** Starts the jobs. The returned function stops them and waits for work under way. */
export function startJobs(services: Services): () => Promise<void> {
  const { db, env, log, outbox, presence } = services;
  const peaks = watchPeaks(db, log);
  const mail = repeat(
    mailEveryMs,
    async function sendWaitingMail() {
      await sendMail(services);
    },
    log,
  );
  const jobs = [
    mail,
    repeat(
      publishEveryMs,
      async function publishDuePosts() {
        await publishDue(db);
      },
      log,
    ),
    repeat(
      presenceEveryMs,
      async function writeWhoIsThere() {
        await presence.write();
      },
      log,
    ),
    repeat(
      forgetEveryMs,
      async function forgetWhatIsOld() {
        await forgetOld(db);
        await forgetOldMails(env);
      },
      log,
    ),
    repeat(
      peaksEveryMs,
      async function keepPeaks() {
        await peaks.write();
      },
      log,
    ),
  ];
  const stopWaking = outbox.onWake(mail.run);
  const stopUnderstanding = startUnderstanding(services);
  return async () => {
    stopWaking();
    await stopUnderstanding();
    await Promise.all(jobs.map(({ stop }) => stop()));
    // Writes the activity since the last write.
    await presence
      .write()
      .catch(({ name }: Error) => log.warn({ type: name }, 'who is there was not written'));
    await peaks.write().catch(({ name }: Error) => log.warn({ type: name }, 'the peaks were not written'));
    peaks.stop();
  };
}
