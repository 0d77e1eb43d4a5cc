/** A database that cannot be migrated. The message names the cause and the remedy. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}
