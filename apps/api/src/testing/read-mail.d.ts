export interface ReadMail {
  /** The first header of each name. The keys are in lower case. */
  headers: Record<string, string>;
  /** The name of every header. A repeated header occurs as often as in the mail. */
  names: string[];
  subject: string;
  text: string;
  html: string;
}
/** Reads one of our mails as a mail program does: its text and its HTML. */
export declare function readMail(raw: string): ReadMail;
