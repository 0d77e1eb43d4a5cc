/** What one driver did while the server was restarted under it. Times in milliseconds. */
export interface Tally {
  committed: number;
  failed: number;
  uncaught: number;
  /** Of the transactions begun, those that neither succeeded nor failed within the patience after the end. */
  neverSettled: number;
  /** From the server's return to the first commit, one for each restart; null when there was none. */
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
