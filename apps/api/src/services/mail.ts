export interface Mail {
  /** One address. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same in every try, so that a mail that arrives twice has one Message-ID. */
  id: string;
  /** The member to whom the mail goes; undefined for a test mail. */
  userId?: string;
  /** The address that ends this kind of mail with one click (RFC 8058); undefined for mail about an account. */
  unsubscribeUrl?: string | undefined;
}

/** The most seconds for one mail, from the connection to the server’s answer. */
export const mailSeconds = 90;

/** Sends mail. */
export interface Mailer {
  /** The server, such as `smtp.example:587`, or the folder of the files. It never contains a password. */
  where: string;
  /** Fails with a MailError. */
  send(mail: Mail): Promise<void>;
  /** Checks whether the server would accept mail. It signs in, but sends nothing. Fails with a MailError. */
  check(): Promise<void>;
}

/**
 * Why a mail was not sent. `address`: the mailbox does not exist. `refused`: the mail was refused for another reason.
 * `later`: the mail was refused for now. `away`: no server answered, or it lets nobody in, or takes no mail for now.
 */
export type MailFailure = 'address' | 'refused' | 'later' | 'away';

/** A mail that was not accepted. The message holds no address, unlike the message of the mail server. */
export class MailError extends Error {
  override name = 'MailError';
  readonly failure: MailFailure;
  /** `EAUTH`, `ECONNREFUSED`, or the server's number, such as 451. */
  readonly reason: string;

  constructor(failure: MailFailure, reason: string) {
    super(`The mail was not taken: ${failure}, ${reason}`);
    this.failure = failure;
    this.reason = reason;
  }
}
