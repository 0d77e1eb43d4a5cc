import type { Source, Violation } from './source.ts';

/** Citations of other documents begin with their names: RFC 9110 §13. */
const citation = /(?<!RFC \d+ )§\s?(\d+(?:\.\d+)*)/g;
const heading = /^#{2,} (\d+(?:\.\d+)*)\.? /gm;

const sectionsOf = (document: string): Set<string> =>
  new Set([...document.matchAll(heading)].map(([, section = '']) => section));

/** Citations of sections that docs/product.md does not contain. */
export function findCitationViolations(sources: readonly Source[], document: string): Violation[] {
  const sections = sectionsOf(document);
  return sources.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) =>
      [...line.matchAll(citation)].flatMap(([, section = '']) =>
        sections.has(section)
          ? []
          : [
              {
                path: `${path}:${index + 1}`,
                message: `cites §${section}, which docs/product.md does not have`,
              },
            ],
      ),
    ),
  );
}
