import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rowsOf, tableOf, withPart } from '../../scripts/lib/document-part.ts';

const docs = join(import.meta.dirname, '..', '..', 'docs');

/** Replaces parts of a document in docs/ by their names. */
export async function writeParts(file: string, parts: Readonly<Record<string, string>>): Promise<void> {
  const path = join(docs, file);
  const document = await readFile(path, 'utf8');
  const changed = Object.entries(parts).reduce((text, [name, part]) => withPart(text, name, part), document);
  await writeFile(path, changed);
}

interface RowPlace {
  /** A document in docs/, and the part of it that is the table. */
  file: string;
  part: string;
  columns: readonly string[];
  /** The first cells of a row that say what it is about. */
  keyCells: number;
  /** The keys of all rows in their order, each with its cells joined by a blank. */
  order: readonly string[];
}

/** Puts a row in the place of the one about the same in a table, so that a command can write a part of its rows. */
export async function writeRow({ file, part, columns, keyCells, order }: RowPlace, row: readonly string[]) {
  const keyOf = (cells: readonly string[]) => cells.slice(0, keyCells).join(' ');
  const document = await readFile(join(docs, file), 'utf8');
  const rows = new Map(rowsOf(document, part).map((old): [string, readonly string[]] => [keyOf(old), old]));
  rows.set(keyOf(row), row);
  const inOrder = order.map((key) => rows.get(key)).filter((measured) => measured !== undefined);
  await writeParts(file, { [part]: tableOf(columns, inOrder) });
}
