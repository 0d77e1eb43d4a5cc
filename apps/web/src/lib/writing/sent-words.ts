import { tidy } from '@halved/shared/people-words';
import * as z from 'zod/mini';

const text = z.nullish(z.string());
/** The fields of a worry and of a comment that hold somebody's own words. */
const Words = z.object({ shortContent: text, longContent: text, content: text });
const Draft = z.object({ values: Words });

/** A JSON text in the shape of a schema; null for any other text. */
export function parsed<Schema extends z.ZodMiniType>(
  schema: Schema,
  json: string | null,
): z.output<Schema> | null {
  try {
    return z.safeParse(schema, JSON.parse(json ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

const joined = ({ shortContent, longContent, content }: z.output<typeof Words>): string =>
  [shortContent, longContent, content]
    .flatMap((words) => tidy(words ?? '').normalize('NFC') || [])
    .join('\n\n');

/** The words in the body of a write; an empty text if it has none. */
export const wordsIn = (body: string | null): string => joined(parsed(Words, body) ?? {});

/** Whether a stored draft has the words of a body and no others, so that it is of no use once they are sent. */
export function hasSameWords(draft: string, body: string | null): boolean {
  const stored = parsed(Draft, draft);
  return stored !== null && joined(stored.values) === wordsIn(body);
}
