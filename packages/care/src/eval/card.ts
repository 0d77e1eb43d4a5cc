import { readFileSync, writeFileSync } from 'node:fs';
import { modelVersion } from '../model/version.ts';

const card = new URL('../../MODEL-CARD.md', import.meta.url);
const block = /```\n[\s\S]*?\n```/g;

/**
 * Writes the tables into the code blocks of the model card, in their order, and the model version into its first lines.
 * A block whose table is undefined stays as it is.
 */
export function writeCard(tables: readonly (string | undefined)[]): void {
  let index = 0;
  const text = readFileSync(card, 'utf8')
    .replace(/version `\d+`/, `version \`${modelVersion}\``)
    .replaceAll(block, (before) => {
      const table = tables[index++];
      return table === undefined ? before : `\`\`\`\n${table}\n\`\`\``;
    });
  writeFileSync(card, text);
}
