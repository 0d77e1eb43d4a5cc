import type { Source, Violation } from './source.ts';

/** Sections of other documents are cited with their names before them: RFC 9110 §13. */
const citation = /(?<!RFC \d+ )§\s?(\d+(?:\.\d+)*)/g;
const heading = /^#{2,} (\d+(?:\.\d+)*)\.? /gm;

const sectionsOf = (document: string): Set<string> =>
  new Set([...document.matchAll(heading)].map(([, section = '']) => section));

/** Citations of sections that the document of the product does not have. */
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
