import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// The first folder lies beside the sources, the second beside the built bundle.
const folders = ['./texts', './demo-texts'].map((path) => fileURLToPath(new URL(path, import.meta.url)));

/** One section of a text file: its `# heading`, and the lines under it. */
export interface Section {
  heading: string;
  lines: string[];
}

export interface TextFile {
  /** Relative to the folder of the texts, with slashes: "en/work/shifts.txt". */
  path: string;
  sections: Section[];
}

/**
 * Reads the hand-written texts of the demo. An instance that has members never plans the demo, and never reads them.
 */
export function readTextFiles(): TextFile[] {
  const folder = folders.find((path) => existsSync(path));
  if (!folder) throw new Error(`No texts of the demo in ${folders.join(' or ')}`);
  return globSync('**/*.txt', { cwd: folder })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ path, sections: sectionsOf(readFileSync(join(folder, path), 'utf8')) }));
}

/** Splits a text at its headings and skips empty lines. Lines before the first heading get an empty heading. */
function sectionsOf(text: string): Section[] {
  const sections: Section[] = [];
  for (const line of text.split(/\r?\n/).map((each) => each.trim())) {
    if (line.startsWith('# ')) sections.push({ heading: line.slice(2).trim(), lines: [] });
    else if (line !== '') {
      if (sections.length === 0) sections.push({ heading: '', lines: [] });
      sections.at(-1)?.lines.push(line);
    }
  }
  return sections;
}
