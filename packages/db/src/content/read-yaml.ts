import { readFile } from 'node:fs/promises';
import { isNode, LineCounter, parseDocument } from 'yaml';
import * as z from 'zod/mini';

/** What is wrong with a file, and where. */
export interface ContentProblem {
  path: string;
  /** The first line is 1. */
  line: number;
  message: string;
}

export type ReadFile<T> = { value: T } | { problems: ContentProblem[] };

/** Longer files are refused before they are parsed. */
const longestFile = 100_000;

/** Reads a YAML file and validates it. Each problem has the number of its line. */
export async function readYaml<Schema extends z.core.$ZodType>(
  path: string,
  schema: Schema,
): Promise<ReadFile<z.output<Schema>>> {
  const source = await readFile(path, 'utf8');
  if (source.length > longestFile) {
    return { problems: [{ path, line: 1, message: `is longer than ${longestFile} characters` }] };
  }
  const lines = new LineCounter();
  // Aliases are refused (`maxAliasCount` below), because a few lines of them can describe a document of any size.
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line;
  if (document.errors.length > 0) {
    return {
      problems: document.errors.map(({ pos, message }) => ({ path, line: lineAt(pos[0]), message })),
    };
  }
  let content: unknown;
  try {
    content = document.toJS({ maxAliasCount: 0 });
  } catch {
    return { problems: [{ path, line: 1, message: 'has an alias (*name), which is not supported' }] };
  }
  const parsed = z.safeParse(schema, content);
  if (parsed.success) return { value: parsed.data };
  return {
    problems: parsed.error.issues.map((issue) => ({
      path,
      line: lineAt(offsetOf(issue.path)),
      message: `${issue.path.join('.') || 'the file'}: ${issue.message || issue.code}`,
    })),
  };

  /**
   * The offset of the value at these keys. If the value is missing, the offset of the innermost node that contains its
   * place.
   */
  function offsetOf(keys: readonly PropertyKey[]): number {
    for (let length = keys.length; length >= 0; length -= 1) {
      const node = length === 0 ? document.contents : document.getIn(keys.slice(0, length), true);
      if (isNode(node) && node.range) return node.range[0];
    }
    return 0;
  }
}
