import type { Database } from '@halved/db';
import { readOwnContent } from '@halved/db/content/own-content';
import type { Env } from '../../env.ts';
import { isDue, standings } from '../resources/public.ts';
import { bad, type Finding, good, warning } from './finding.ts';

/** Findings about the operator's own content: how much there is, and every broken item with its file and line. */
export async function ownContentFindings({ dataDir }: Pick<Env, 'dataDir'>): Promise<Finding[]> {
  const { items, problems } = await readOwnContent(dataDir);
  if (problems.length === 0 && items.length === 0) return [];
  return [
    good(`Items of your own in ${dataDir}/content: ${items.length}.`),
    ...problems.map(({ path, line, message }) => bad(`${path}:${line} ${message}. The item is left out.`)),
  ];
}

/** Reports the entries of the directory of help, crisis lines too, whose facts are due to be looked at again. */
export async function contentInDatabase(db: Database, now = new Date()): Promise<Finding> {
  const shown = (await standings(db)).filter(({ hidden }) => !hidden);
  const old = shown.filter((entry) => isDue(entry, now)).map(({ slug }) => slug);
  const unknown = shown.filter(({ verifiedAt }) => verifiedAt === null);
  const ofUnknownAge = `Of unknown age: ${unknown.length}.`;
  return old.length === 0
    ? good(`No fact in the directory of help is older than a year. ${ofUnknownAge}`)
    : warning(
        `Facts in the directory of help to be looked at again after a year: ${old.length} (${old.join(', ')}). ${ofUnknownAge}`,
      );
}
