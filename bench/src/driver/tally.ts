/** The results of one driver while PostgreSQL was restarted. Times are in milliseconds. */
export interface Tally {
  committed: number;
  failed: number;
  uncaught: number;
  /** The number of transactions that had neither succeeded nor failed some time after the end. */
  neverSettled: number;
  /** For each restart, the time from PostgreSQL's return to the first commit; null if there was no commit. */
  firstSuccessMs: (number | null)[];
  messages: string[];
}

const numbers = ['committed', 'failed', 'uncaught', 'neverSettled'] as const;

/** Whether a message from the child process is a tally. */
export const isTally = (value: unknown): value is Tally =>
  typeof value === 'object' &&
  value !== null &&
  numbers.every((name) => name in value) &&
  'firstSuccessMs' in value &&
  'messages' in value;
