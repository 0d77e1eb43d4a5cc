import { createHash } from 'node:crypto';
import { contentId } from './content-id.ts';
import { type ContentKindName, contentKindNames } from './kind-names.ts';
import type { Library } from './library.ts';

/** An item as it is written to the database. */
export interface CompiledItem {
  id: string;
  kind: ContentKindName;
  slug: string;
  facts: object;
  texts: object;
  hash: string;
}

/** The hash of each item by its id. */
export type ContentHashes = Record<string, string>;

/** Every item of a library, each with its hash. */
export const compileLibrary = (library: Library): CompiledItem[] =>
  contentKindNames.flatMap((kind) =>
    library[kind].map(({ slug, facts, texts }) => ({
      id: contentId(kind, slug),
      kind,
      slug,
      facts,
      texts,
      hash: createHash('sha256')
        .update(JSON.stringify([facts, texts]))
        .digest('base64url'),
    })),
  );

export const hashesOf = (items: readonly CompiledItem[]): ContentHashes =>
  Object.fromEntries(items.map(({ id, hash }) => [id, hash]));
