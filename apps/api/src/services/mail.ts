export interface Mail {
  /** One address. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same in every try, so that a mail that comes twice is known by its Message-ID. */
  id: string;
  /** Whose mail it is; none of a test. */
  userId?: string;
}

/** The way out for mail. */
export interface Mailer {
  /** `smtp.example:587`, or the folder; never a password. */
  where: string;
  /** Fails with a MailError. */
  send(mail: Mail): Promise<void>;
  /** Whether mail would be taken: signs in and says nothing. Fails with a MailError. */
  check(): Promise<void>;
}

/**
 * Why a mail did not go: no such mailbox; refused, but not for its address; refused for now; or nobody there who could
 * refuse it.
 */
export type MailFailure = 'address' | 'refused' | 'later' | 'away';

/** A mail that was not taken. Its words hold no address, as the mail server's own do. */
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
