import type { FileFormat } from '@halved/shared/contract/operation';
import type { TemporaryFile } from './temporary-file.ts';

const mediaTypes: Readonly<Record<FileFormat, string>> = {
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8; header=present',
};

/** The file that a call answers with. */
export class Download {
  readonly format: FileFormat;
  readonly content: Buffer | TemporaryFile;

  constructor(format: FileFormat, content: Buffer | TemporaryFile) {
    this.format = format;
    this.content = content;
  }

  get mediaType(): string {
    return mediaTypes[this.format];
  }

  /** The name of the file, with the moment in UTC: `halved-account-2026-11-21-140510.json`. */
  nameFrom(start: string, moment: Date): string {
    const [day = '', time = ''] = moment.toISOString().slice(0, 19).split('T');
    return `${start}-${day}-${time.replaceAll(':', '')}.${this.format}`;
  }
}
