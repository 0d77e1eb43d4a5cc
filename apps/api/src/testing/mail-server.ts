import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { freePort } from '@halved/db/embedded/free-port';
import { SMTPServer } from 'smtp-server';
import { type ReadMail, readMail } from './read-mail.ts';

interface Received extends ReadMail {
  /** The name with which the client introduced itself. */
  client: string;
  /** The sender and the recipients in the envelope. */
  from: string;
  to: string[];
}

/** A code, and what the server says with it. */
interface Refusal {
  code: number;
  text: string;
}

export interface Answers {
  /** The server greets once this has happened. */
  greeting?: () => Promise<void>;
  /** The server's reply to the sender, before it is told of a recipient. */
  sender?: () => number | undefined;
  /** The server's reply to a recipient. A code such as 451 refuses the recipient; undefined accepts them. */
  recipient?: (address: string) => number | Refusal | undefined;
  /** The credentials that may send; without them everybody may. */
  signIn?: (user: string, password: string) => boolean;
  /** The server's reply to a mail, possibly after a while. */
  mail?: () => Promise<number | undefined> | number | undefined;
}

/** A refusal that contains the address, like those of real mail servers. */
const refusal = (answer: number | Refusal, address = '') => {
  const { code, text: said } =
    typeof answer === 'number' ? { code: answer, text: `5.1.1 <${address}> is refused` } : answer;
  return Object.assign(new Error(said), { responseCode: code });
};

/** A real SMTP server on loopback that keeps the mails it accepts. */
export async function startMailServer(answers: Answers = {}, port?: number) {
  const received: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: answers.signIn ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      if (answers.signIn?.(username ?? '', password ?? '')) return done(null, { user: username });
      done(refusal(535));
    },
    onConnect: (_session, done) => {
      if (answers.greeting) void answers.greeting().then(() => done(null));
      else done(null);
    },
    onMailFrom: (_address, _session, done) => {
      const code = answers.sender?.();
      done(code ? refusal(code) : null);
    },
    onRcptTo: ({ address }, _session, done) => {
      const answer = answers.recipient?.(address);
      done(answer ? refusal(answer, address) : null);
    },
    onData: async (stream, { envelope, hostNameAppearsAs: client }, done) => {
      const read = readMail(await text(stream));
      const code = await answers.mail?.();
      if (code) return done(refusal(code));
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      received.push({ ...read, client, from, to: envelope.rcptTo.map(({ address }) => address) });
      done(null);
    },
  });
  server.on('error', () => {});
  const at = port ?? (await freePort());
  server.listen(at, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${at}`,
    received,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;
