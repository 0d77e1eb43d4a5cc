import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Failure } from '../errors.ts';

const chunkLength = 64 * 1024;
/** A text up to this length, in UTF-16 units, stays in memory: what most members take out needs no room on the disk. */
const maxHeldLength = 256 * 1024;
const retryAfterSeconds = 60;
/** The error codes of a folder that is not writable. */
const notWritable = ['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR'];

const hasCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

/** Turns the error of a full or read-only disk into a failure of this request alone, which the client may retry. */
const asFailure = (error: unknown): unknown =>
  hasCode(error, 'ENOSPC', 'EDQUOT', ...notWritable)
    ? new Failure('SERVICE_UNAVAILABLE', { retryAfter: retryAfterSeconds, cause: error })
    : error;

async function openIn(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${randomUUID()}.tmp`);
  const handle = await open(path, 'wx+', 0o600);
  await unlink(path);
  return handle;
}

/**
 * A file without a name, in memory while it is short. The system deletes it once nobody has it open, however the process
 * ends.
 */
export class TemporaryFile {
  readonly #handle: FileHandle;
  #waiting: string[] = [];
  #length = 0;
  #size = 0;

  private constructor(handle: FileHandle) {
    this.#handle = handle;
  }

  /**
   * Creates the file in `folder`, or in `otherwise` if `folder` is not writable. With DATABASE_URL a server may run
   * without a writable data folder, because nothing else needs one.
   */
  static async create(folder: string, otherwise = tmpdir()): Promise<TemporaryFile> {
    try {
      const handle = await openIn(folder).catch((error: unknown) => {
        if (hasCode(error, ...notWritable)) return openIn(otherwise);
        throw error;
      });
      return new TemporaryFile(handle);
    } catch (error) {
      throw asFailure(error);
    }
  }

  /** The size in bytes. */
  get size(): number {
    return this.#size;
  }

  async write(text: string): Promise<void> {
    this.#waiting.push(text);
    this.#length += text.length;
    if (this.#length >= (this.#size > 0 ? chunkLength : maxHeldLength)) await this.#flush();
  }

  #take(): Buffer {
    const bytes = Buffer.from(this.#waiting.splice(0).join(''));
    this.#length = 0;
    this.#size += bytes.length;
    return bytes;
  }

  async #flush(): Promise<void> {
    try {
      await this.#handle.appendFile(this.#take());
    } catch (error) {
      throw asFailure(error);
    }
  }

  /** Reads the file from its beginning to its end. The file is gone when the stream is closed. */
  async read(): Promise<Readable> {
    if (this.#size === 0) {
      await this.discard();
      return Readable.from([this.#take()]);
    }
    await this.#flush();
    return createReadStream('', { fd: this.#handle, start: 0, highWaterMark: chunkLength });
  }

  /** Closes a file that is not needed, which deletes it. */
  discard = (): Promise<void> => this.#handle.close();
}
