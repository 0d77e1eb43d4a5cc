import { dirname } from 'node:path';
import { BackupError } from './backup-error.ts';

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** Explains an error of writing a backup. An error that does not come from the file stays what it is. */
export function explainFileError(error: unknown, file: string): unknown {
  const [code, folder] = [codeOf(error), dirname(file)];
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
    case 'EEXIST':
      return new BackupError(`There is no folder ${folder}.`, 'Make it, or name another one.');
    case 'EISDIR':
      return new BackupError(`${file} is a folder.`, 'Name a file in it.');
    case 'ENOSPC':
    case 'EDQUOT':
      return new BackupError(
        `The disk of ${folder} is full.`,
        'Free some space, or name a folder on a larger disk. Earlier backups are unchanged.',
      );
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new BackupError(
        `${folder} cannot be written by this user (${code}).`,
        'Let the user that runs Halved write there, or name another folder.',
      );
    case 'EIO':
    case 'EFBIG':
    case 'EMFILE':
    case 'ENAMETOOLONG':
      return new BackupError(
        `${file} cannot be written (${code}).`,
        'Look into the log of the system, or name a folder on another disk.',
      );
    default:
      return error;
  }
}
