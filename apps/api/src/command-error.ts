/** A command that cannot be carried out; its message says why. */
export class CommandError extends Error {
  override name = 'CommandError';
}
