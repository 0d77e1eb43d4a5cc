import type { WorryCategory } from '@halved/shared/categories';
import type { Resource } from '@halved/shared/contract/resources';
import { crisisLines } from '@halved/shared/crisis-lines';
import type { LanguageCode } from '@halved/shared/languages';
import { limits } from '@halved/shared/limits';
import { perLanguage } from '@halved/shared/per-language';
import type { ResourceCost } from '@halved/shared/resource-kinds';
import type { Context } from '../../context.ts';
import { searchFor, storedResources } from '../content/public.ts';
import { presentCrisisLine, presentResource } from './present.ts';
import { shownOf, standings } from './reviewed.ts';

/** The country code of an entry that serves many countries. */
const international = 'INT';

/** The crisis lines of all countries. */
const crisisLinesIn = perLanguage((language: LanguageCode) =>
  crisisLines.map((line) => presentCrisisLine(line, language)),
);

/**
 * The whole directory in the caller's language, hidden entries too: the crisis lines first, international entries last.
 */
export async function wholeDirectoryFor({ services, language }: Context): Promise<Resource[]> {
  const stored = await storedResources(services.db);
  const entries = stored.flatMap((item) => (item.isRetired ? [] : [presentResource(item, language)]));
  return [...crisisLinesIn(language), ...entries].sort(
    (one, other) =>
      Number(other.isCrisis) - Number(one.isCrisis) ||
      Number(one.country === international) - Number(other.country === international),
  );
}

/** The entries of the directory that people see, in the caller's language. */
export const directoryFor = async (ctx: Context): Promise<Resource[]> =>
  shownOf(await wholeDirectoryFor(ctx), await standings(ctx.services.db));

interface Filter {
  query?: string | undefined;
  category?: WorryCategory | undefined;
  tags?: readonly string[] | undefined;
  country?: string | undefined;
  cost?: ResourceCost | undefined;
  isCrisis?: boolean | undefined;
}

/** Whether a field has the value that a filter asks for. A filter that is left out asks for nothing. */
const fits = <Value>(wanted: Value | undefined, value: Value): boolean =>
  wanted === undefined || wanted === value;

/** Keeps the entries that pass every filter. An international entry passes the filter of every country. */
export function filterDirectory(
  resources: readonly Resource[],
  { query, category, tags = [], country, cost, isCrisis }: Filter,
  language: LanguageCode,
): Resource[] {
  const isFound = searchFor(query);
  const countries = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  const nameOf = (code: string) => (code === international ? undefined : countries.of(code)) ?? '';
  return resources.filter(
    (entry) =>
      fits<string | null>(category, entry.category) &&
      fits<string | null>(cost, entry.cost) &&
      fits(isCrisis, entry.isCrisis) &&
      (fits(country, entry.country) || entry.country === international) &&
      tags.every((tag) => entry.tags.includes(tag)) &&
      isFound([entry.title, entry.description, entry.area ?? '', nameOf(entry.country), ...entry.tags]),
  );
}

/** The most frequent tags. */
export function topTags(resources: readonly Resource[]): string[] {
  const counts = new Map<string, number>();
  for (const tag of resources.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .sort(([one, many], [other, few]) => few - many || (one < other ? -1 : 1))
    .slice(0, limits.resourceTags)
    .map(([tag]) => tag);
}
