import { existsSync, readFileSync } from 'node:fs';
import type { WrittenPart } from './written.ts';

const folder = new URL('../../written/similar/', import.meta.url);

/**
 * The groups of texts about the same matter in `written/similar/<part>/<place>/<file>.txt`. Empty lines are between the
 * groups. `place` is a language, or two languages with a hyphen. Empty if there is no such file.
 */
export function similarGroups(
  part: WrittenPart,
  place: string,
  file: 'clusters' | 'paraphrases',
): string[][] {
  const path = new URL(`${part}/${place}/${file}.txt`, folder);
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n\n')
    .map((group) => group.split('\n').flatMap((line) => line.trim() || []))
    .filter((group) => group.length > 0);
}
