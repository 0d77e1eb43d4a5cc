import { randomUUID } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../errors.ts';

const atOnce = 64 * 1024;
const retryAfterSeconds = 60;
/** The error codes of a folder that is not writable. */
const closed = ['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR'];

const isOf = (error: unknown, ...codes: string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

/** With a full or read-only disk the file is refused for a while; everything else goes on. */
const readable = (error: unknown): unknown =>
  isOf(error, 'ENOSPC', 'EDQUOT', ...closed)
    ? new Failure('SERVICE_UNAVAILABLE', { retryAfter: retryAfterSeconds, cause: error })
    : error;

async function openIn(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${randomUUID()}.tmp`);
  const handle = await open(path, 'wx+', 0o600);
  await unlink(path);
  return handle;
}

/** A file without a name, which the system deletes once nobody reads it, however the process ends. */
export class TemporaryFile {
  readonly #handle: FileHandle;
  #waiting: string[] = [];
  #length = 0;
  #size = 0;

  private constructor(handle: FileHandle) {
    this.#handle = handle;
  }

  /**
   * Made in `folder`, or in the system's temporary folder where that is not writable; with DATABASE_URL nothing else
   * needs `folder`.
   */
  static async create(folder: string, otherwise = tmpdir()): Promise<TemporaryFile> {
    try {
      const handle = await openIn(folder).catch((error: unknown) => {
        if (isOf(error, ...closed)) return openIn(otherwise);
        throw error;
      });
      return new TemporaryFile(handle);
    } catch (error) {
      throw readable(error);
    }
  }

  /** Bytes. */
  get size(): number {
    return this.#size;
  }

  async write(text: string): Promise<void> {
    this.#waiting.push(text);
    this.#length += text.length;
    if (this.#length >= atOnce) await this.#flush();
  }

  async #flush(): Promise<void> {
    const bytes = Buffer.from(this.#waiting.splice(0).join(''));
    this.#length = 0;
    try {
      await this.#handle.appendFile(bytes);
    } catch (error) {
      throw readable(error);
    }
    this.#size += bytes.length;
  }

  /** From its beginning to its end; it is gone when the stream is. */
  async read(): Promise<ReadStream> {
    await this.#flush();
    return createReadStream('', { fd: this.#handle, start: 0, highWaterMark: atOnce });
  }

  /** It is not wanted. */
  discard = (): Promise<void> => this.#handle.close();
}
