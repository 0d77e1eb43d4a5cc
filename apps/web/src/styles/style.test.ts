// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = new URL('../', import.meta.url);
const sources = Object.fromEntries(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|tsx|css)$/.test(path) && !path.includes('.test.'))
    .map((path) => [path, readFileSync(new URL(path, folder), 'utf8')]),
);

/** Utilities that name a physical side, such as left. Logical ones, such as start, follow the direction of reading. */
const physicalUtility =
  /(?<![\w-])-?(?:ml|mr|pl|pr|left|right|border-[lr]|rounded-(?:l|r|tl|tr|bl|br)|text-(?:left|right)|float-(?:left|right)|scroll-[mp][lr])-?(?:\d|\[|auto|px|full|card|tail|field|none)?(?=[\s"'`])/;
const physicalProperty =
  /^\s*(?:(?:margin|padding|border)-(?:left|right)|left|right|float|text-align:\s*(?:left|right))\b/m;
const decoration =
  /gradient\(|bg-(?:linear|radial|conic|gradient)|(?<![\w-])shadow(?:-\w+)?(?=[\s"'`])|box-shadow|drop-shadow/;
/** Screen readers announce only changes of a region that they know, so it must be rendered before it has a text. */
const hiddenRegion = /<\w+[^<>]*(?:role="(?:status|alert)"|aria-live)[^<>]*empty:hidden/;
const quoted = /(["'`])(?:(?!\1).)*\1/gs;

const classesOf = (source: string) =>
  (source.match(quoted) ?? []).filter((text) => !text.includes('/')).join('\n');

describe('the styles', () => {
  it.each(Object.entries(sources).filter(([path]) => path.endsWith('.tsx')))(
    'of %s use logical sides instead of left and right',
    (_, source) => {
      expect(classesOf(source).match(physicalUtility)?.[0]).toBeUndefined();
    },
  );
  it.each(Object.entries(sources).filter(([path]) => path.endsWith('.css')))(
    'of %s use logical sides instead of left and right',
    (_, source) => {
      expect(source.match(physicalProperty)?.[0]).toBeUndefined();
    },
  );
  it.each(Object.entries(sources))('of %s hide no live region while it is empty', (_, source) => {
    expect(source.match(hiddenRegion)?.[0]).toBeUndefined();
  });
  it.each(Object.entries(sources))('of %s have no gradients and no shadows', (_, source) => {
    expect(source.match(decoration)?.[0]).toBeUndefined();
  });
  it('break Korean lines between words, not within one', () => {
    expect(sources['styles/base.css']).toMatch(/:lang\(ko\) \{\s*word-break: keep-all;/);
  });
});
