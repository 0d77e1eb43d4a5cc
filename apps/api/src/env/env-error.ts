/** An invalid setting. The server does not start; the message names the variable and the remedy. */
export class EnvError extends Error {
  override name = 'EnvError';
}
