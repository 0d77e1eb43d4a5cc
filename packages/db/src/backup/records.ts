import * as z from 'zod/mini';
import { damaged } from './backup-error.ts';

const Table = z.object({ name: z.string(), columns: z.array(z.string()) });
export type BackupTable = z.infer<typeof Table>;

/**
 * The uncompressed content of a backup: for each table its name and columns, its rows as PostgreSQL's COPY writes them,
 * and how many they are; then the end.
 */
export type BackupRecord =
  | { kind: 'table'; table: BackupTable }
  | { kind: 'rows'; rows: Buffer }
  | { kind: 'tableEnd'; count: number }
  | { kind: 'end' };

const kinds = { table: 1, rows: 2, tableEnd: 3, end: 4 } as const;
/** One byte for the kind and four for the length of the body. */
const prefixBytes = 5;
const maxBodyBytes = 2 ** 30;

function bodyOf(record: BackupRecord): Buffer {
  if (record.kind === 'rows') return record.rows;
  if (record.kind === 'end') return Buffer.alloc(0);
  return Buffer.from(JSON.stringify(record.kind === 'table' ? record.table : record.count));
}

/** Writes a record as bytes. */
export function encodeRecord(record: BackupRecord): Buffer {
  const body = bodyOf(record);
  const prefix = Buffer.alloc(prefixBytes);
  prefix.writeUInt8(kinds[record.kind]);
  prefix.writeUInt32BE(body.length, 1);
  return Buffer.concat([prefix, body]);
}

function decoded(code: number, body: Buffer): BackupRecord {
  if (code === kinds.rows) return { kind: 'rows', rows: body };
  if (code === kinds.end) return { kind: 'end' };
  if (code === kinds.table) return { kind: 'table', table: Table.parse(JSON.parse(body.toString())) };
  if (code === kinds.tableEnd) return { kind: 'tableEnd', count: z.int().parse(JSON.parse(body.toString())) };
  throw damaged();
}

/** Reads the records from chunks of bytes, in which they may begin and end anywhere. */
export async function* decodeRecords(chunks: AsyncIterable<Buffer>): AsyncGenerator<BackupRecord> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    while (rest.length >= prefixBytes) {
      const length = rest.readUInt32BE(1);
      if (length > maxBodyBytes) throw damaged();
      if (rest.length < prefixBytes + length) break;
      yield decoded(rest.readUInt8(0), rest.subarray(prefixBytes, prefixBytes + length));
      rest = rest.subarray(prefixBytes + length);
    }
  }
  if (rest.length > 0) throw damaged();
}
