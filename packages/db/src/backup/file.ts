import { type CipherGCM, createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { pipeline as piped } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { BackupError, damaged } from './backup-error.ts';
import { openEncryption, tagBytes } from './encryption.ts';
import { explainFileError } from './file-errors.ts';
import { type BackupHead, maxHeadBytes, readHead } from './head.ts';
import { type BackupRecord, decodeRecords, encodeRecord } from './records.ts';

/** The last bytes of a file: the SHA-256 of all others. */
const digestBytes = 32;
const newline = '\n';
/** Three times as fast as the default level, for files that are a tenth larger. */
const gzipLevel = 3;

async function* encoded(records: AsyncIterable<BackupRecord>): AsyncGenerator<Buffer> {
  for await (const record of records) yield encodeRecord(record);
}

async function* withDigest(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
  yield hash.digest();
}

interface Written {
  head: BackupHead;
  /** Encrypts the records; undefined if they are not encrypted. */
  cipher: CipherGCM | undefined;
  records: AsyncIterable<BackupRecord>;
}

/** The file: the head in one line, the compressed and perhaps encrypted records, the tag of the cipher, the digest. */
async function* bytesOf({ head, cipher, records }: Written): AsyncGenerator<Buffer> {
  yield Buffer.from(JSON.stringify(head) + newline);
  // Whoever reads the last stream gets the error of any of them.
  const zipped = pipeline(Readable.from(encoded(records)), createGzip({ level: gzipLevel }), () => {});
  yield* cipher ? pipeline(zipped, cipher, () => {}) : zipped;
  if (cipher) yield cipher.getAuthTag();
}

/** A rename would put the backup in the place of a device such as /dev/stdout, and of the pipe of another program. */
async function assertReplaceable(file: string): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  if (!found || found.isFile() || found.isDirectory()) return;
  throw new BackupError(`${file} is a device or a pipe.`, 'Name a file, which the backup makes or replaces.');
}

/**
 * Writes a backup, which only its owner can read. The name is given to the file once it is whole and on the disk.
 * @returns the size of the file in bytes
 * @throws BackupError if the file cannot be written
 */
export async function writeBackupFile(file: string, written: Written): Promise<number> {
  const unfinished = `${file}.unfinished`;
  await assertReplaceable(file);
  try {
    const target = createWriteStream(unfinished, { mode: 0o600, flush: true });
    await piped(Readable.from(withDigest(bytesOf(written))), target);
    await rename(unfinished, file);
  } catch (error) {
    // The first error says more than a second one about the same folder.
    await rm(unfinished, { force: true }).catch(() => {});
    throw explainFileError(error, file);
  }
  return (await stat(file)).size;
}

export interface BackupFile {
  head: BackupHead;
  /** The records, decrypted and uncompressed. May be read several times. */
  records(): AsyncGenerator<BackupRecord>;
}

async function readPart(file: string, start: number, length: number): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(length), position: start });
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function digestOf(file: string, end: number): Promise<Buffer> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file, { end })) hash.update(chunk);
  return hash.digest();
}

async function sizeOf(file: string): Promise<number> {
  const found = await stat(file).catch(() => undefined);
  if (found?.isFile()) return found.size;
  if (found?.isDirectory()) throw new BackupError(`${file} is a folder.`, 'Name the backup in it.');
  throw new BackupError(`There is no file ${file}.`, 'Check its name.');
}

async function readBeginning(file: string): Promise<{ head: BackupHead; headBytes: number }> {
  const beginning = await readPart(file, 0, maxHeadBytes);
  const headBytes = beginning.indexOf(newline) + newline.length;
  return { head: readHead(beginning.toString('utf8', 0, headBytes)), headBytes };
}

/** What a backup says about itself. @throws BackupError if it is no backup, or of a newer format */
export const readBackupHead = async (file: string): Promise<BackupHead> => (await readBeginning(file)).head;

/** @throws BackupError if there is no such file, it is no backup, or of a newer format */
export async function assertBackup(file: string): Promise<void> {
  await sizeOf(file);
  await readBackupHead(file);
}

/** Opens a backup and checks that it is whole. @throws BackupError with the cause and the remedy */
export async function openBackupFile(file: string, passphrase: string | undefined): Promise<BackupFile> {
  const size = await sizeOf(file);
  const { head, headBytes } = await readBeginning(file);
  const bodyEnd = size - digestBytes - (head.encryption ? tagBytes : 0);
  if (bodyEnd <= headBytes) throw damaged();
  const digest = await readPart(file, size - digestBytes, digestBytes);
  if (!digest.equals(await digestOf(file, size - digestBytes - 1))) throw damaged();
  const tag = await readPart(file, bodyEnd, tagBytes);
  const decipher = () => {
    if (!head.encryption) return undefined;
    return openEncryption(head.encryption, passphrase).setAuthTag(tag);
  };
  // A wrong passphrase is reported before anything else is done.
  decipher();
  return {
    head,
    async *records() {
      const body = createReadStream(file, { start: headBytes, end: bodyEnd - 1 });
      const opened = decipher();
      const plain = opened ? pipeline(body, opened, () => {}) : body;
      try {
        yield* decodeRecords(pipeline(plain, createGunzip(), () => {}));
      } catch (error) {
        throw error instanceof BackupError ? error : damaged();
      }
    },
  };
}
