/** Draws a Markdown table as the formatter would: the first column starts at the left, the others end at the right. */
export function tableOf(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = columns.map((title, at) =>
    Math.max(3, title.length, ...rows.map((cells) => cells[at]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, at) => (at ? (cells[at] ?? '').padStart(width) : (cells[at] ?? '').padEnd(width))).join(' | ')} |`;
  const rule = `| ${widths.map((width, at) => (at ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))).join(' | ')} |`;
  return [line(columns), rule, ...rows.map(line)].join('\n');
}

/** Where the content of a part begins and ends in a document. Throws if the document has no markers for it. */
function placeOf(document: string, name: string): { begin: number; end: number } {
  const marker = new RegExp(`<!-- ${name}: [^\n]*-->`).exec(document);
  const begin = marker ? marker.index + marker[0].length : Number.POSITIVE_INFINITY;
  const end = document.indexOf(`<!-- /${name} -->`);
  if (end < begin) throw new Error(`The document has no place for the part “${name}”.`);
  return { begin, end };
}

/** Returns a document with other content between the markers `<!-- name: … -->` and `<!-- /name -->`. */
export function withPart(document: string, name: string, content: string): string {
  const { begin, end } = placeOf(document, name);
  return `${document.slice(0, begin)}\n\n${content.trim()}\n\n${document.slice(end)}`;
}

/** The rows of the table in a part, without its titles. */
export function rowsOf(document: string, name: string): string[][] {
  const { begin, end } = placeOf(document, name);
  const lines = document
    .slice(begin, end)
    .split('\n')
    .filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}
