import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findCitationViolations } from './lib/citations.ts';
import { readSources } from './lib/source.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const product = readFileSync(`${root}docs/product.md`, 'utf8');

const documents = globSync(['*.md', 'docs/**/*.md', '{apps,packages,e2e,bench}/*.{md,html}'], { cwd: root });
const sources = [
  ...readSources(root).filter(({ path }) => path !== 'scripts/citations.test.ts'),
  ...documents.map((path) => ({ path, text: readFileSync(root + path, 'utf8') })),
];

describe('the repository', () => {
  it('cites only existing sections of docs/product.md', () => {
    expect(documents.length).toBeGreaterThan(20);
    expect(findCitationViolations(sources, product)).toEqual([]);
  });
});

const document = '# Product\n\n## 1. Accounts\n\n### 1.2 Signing in\n\nSee 2.1.\n';
const found = (text: string) =>
  findCitationViolations([{ path: 'a.ts', text }], document).map(({ path, message }) => `${path} ${message}`);

describe('the checker of citations', () => {
  it('reports the line that cites a missing section', () => {
    expect(found('/**\n * Signs in (docs/product.md\n * §1.3).\n */')).toEqual([
      'a.ts:3 cites §1.3, which docs/product.md does not have',
    ]);
    expect(found('(docs/product.md §1, §2.1)')).toEqual([
      'a.ts:1 cites §2.1, which docs/product.md does not have',
    ]);
    expect(found('([§12](../product.md))')).toHaveLength(1);
  });

  it('allows existing sections, and sections of other documents', () => {
    expect(found('(docs/product.md §1, §1.2) and RFC 9110 §13.1.2')).toEqual([]);
  });
});
