import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@halved/db/embedded/free-port';
import { startMailServer } from '../../apps/api/src/testing/mail-server.ts';
import { atEnd } from '../../bench/src/lib/processes.ts';
import { type BenchMember, register } from '../../bench/src/member.ts';
import { brokenInAnyFault, causeAlone, type Fault } from './fault.ts';
import { openScene } from './scene.ts';

const registrations = 100;
const atOnce = 4;
const patienceMs = 180_000;

/** People register while the mail server is down, and each of them gets one mail once it is back. */
export const mailDown: Fault = {
  name: 'the mail server is down while 100 people register',
  cause: async (say) => {
    const { start } = await openScene();
    const port = await freePort();
    const server = await start({
      HALVED_ROLE: 'all',
      JOBS_EVERY_SECONDS: '1',
      SMTP_URL: `smtp://127.0.0.1:${port}`,
    });
    say('people register');
    const registered: BenchMember[] = [];
    const statuses: Record<string, number> = {};
    const count = (status: string) => {
      statuses[status] = (statuses[status] ?? 0) + 1;
    };
    const registerOne = () =>
      register(server.url).then(
        (member) => {
          registered.push(member);
          count('201');
        },
        () => count('refused'),
      );
    for (let done = 0; done < registrations; done += atOnce)
      await Promise.all(Array.from({ length: atOnce }, registerOne));
    await sleep(5_000);
    say('the mail server is back');
    const mails = await startMailServer({}, port);
    atEnd(() => mails.stop());
    const backAt = performance.now();
    const recipients = () => mails.received.flatMap(({ to }) => to);
    while (recipients().length < registered.length && performance.now() - backAt < patienceMs)
      await sleep(100);
    const recoveredMs = performance.now() - backAt;
    await sleep(5_000);
    const reached = new Set(recipients());
    const counts = {
      acknowledged: registered.length,
      lost: registered.filter(({ email }) => !reached.has(email)).length,
      doubled: recipients().length - reached.size,
      recoveredMs,
    };
    return {
      load: `${registrations} registrations, ${atOnce} at a time`,
      ...counts,
      statuses,
      broken: [
        ...(registered.length === registrations ? [] : ['somebody could not register']),
        ...brokenInAnyFault(counts),
      ],
    };
  },
};

await causeAlone(import.meta, mailDown);
