/**
 * `npm run content:check` reviews the content: every item against its schema, duplicates, missing translations, and the
 * age of the directory's facts. `-- FOLDER` reviews an operator's own content, which needs no translation. The command
 * exits with 1 if there is a problem; the age of a fact is not a problem.
 */
import { statSync } from 'node:fs';
import { relative } from 'node:path';
import { contentFolder, readLibrary } from '@halved/db/content/library';
import { missingTranslations, overdueResources, reviewLibrary } from '@halved/db/content/review';

const [folder = contentFolder] = process.argv.slice(2);
const library = await readLibrary(folder);
const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory();
const problems = [
  ...(isFolder ? [] : [`${folder} is no folder.`]),
  ...library.problems.map(({ path, line, message }) => `${relative('.', path)}:${line} ${message}`),
  ...reviewLibrary(library),
  ...(folder === contentFolder ? missingTranslations(library) : []),
];
for (const problem of problems) console.log(`✗ ${problem}`);

const { exercises, techniques, guides, resources } = library;
console.log(
  `${exercises.length} exercises, ${techniques.length} techniques, ${guides.length} guides, ${resources.length} resources; ${problems.length} problems`,
);
const { old, unknown } = overdueResources(resources, new Date());
if (old.length > 0) console.log(`Older than a year, to be looked at again: ${old.join(', ')}`);
if (unknown.length > 0) console.log(`Of unknown age: ${unknown.join(', ')}`);
if (problems.length > 0) process.exitCode = 1;
