import { type ReadMail } from './read-mail.ts';

interface Received extends ReadMail {
  /** The sender and the recipients in the envelope. */
  from: string;
  to: string[];
}
export interface Answers {
  /** The server's reply to a recipient. A code such as 451 refuses the recipient; undefined accepts them. */
  recipient?: (address: string) => number | undefined;
  /** The credentials that may send; without them everybody may. */
  signIn?: (user: string, password: string) => boolean;
  /** The server's reply to a mail, possibly after a while. */
  mail?: () => Promise<number | undefined> | number | undefined;
}
/** A port of 127.0.0.1 on which nothing listens. */
export declare function freePort(): Promise<number>;
/** A real SMTP server on loopback that keeps the mails it accepts. */
export declare function startMailServer(
  answers?: Answers,
  port?: number,
): Promise<{
  url: string;
  received: Received[];
  stop: () => Promise<void>;
}>;
export type MailServer = Awaited<ReturnType<typeof startMailServer>>;
