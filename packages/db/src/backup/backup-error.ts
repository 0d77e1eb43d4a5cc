/** A backup that cannot be made or restored. The message names the cause and the remedy. */
export class BackupError extends Error {
  override name = 'BackupError';

  constructor(cause: string, remedy: string) {
    super(`${cause} ${remedy}`);
  }
}

export const damaged = (): BackupError =>
  new BackupError(
    'The backup is damaged: it was cut short or changed.',
    'Copy it again from where it was kept, or use another backup. Nothing was restored.',
  );

export const notOurs = (): BackupError =>
  new BackupError(
    'The database has no tables of Halved.',
    'Check DATABASE_URL; a first start of the server makes them.',
  );
