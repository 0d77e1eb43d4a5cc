import { dayMs } from '@halved/shared/durations';
import { type LanguageCode, languageCodes } from '@halved/shared/languages';
import { type ContentKindName, contentKindNames } from './kind-names.ts';
import type { Library } from './library.ts';
import type { ContentItem } from './read-content.ts';

/** The languages in which every item that comes with Halved has its texts. The others show an item in English. */
const languagesOf: Readonly<Record<ContentKindName, readonly LanguageCode[]>> = {
  exercises: languageCodes,
  techniques: languageCodes,
  guides: ['en', 'es', 'fr', 'de', 'pt'],
  resources: languageCodes,
};

/** After this time the facts of a resource must be checked again. */
const dueAfterDays = 365;

type Item<Texts> = ContentItem<unknown, Texts>;

/** The translations that the content that comes with Halved lacks. An operator's own content needs English alone. */
export const missingTranslations = (library: Library): string[] =>
  contentKindNames.flatMap((kind) =>
    library[kind].flatMap(({ slug, texts }) =>
      languagesOf[kind]
        .filter((language) => !texts[language])
        .map((language) => `${kind}/${slug} has no text in ${language}`),
    ),
  );

/** Finds what the schemas cannot find: duplicates, and steps that end in the middle of a breath. */
export const reviewLibrary = ({ exercises, techniques, guides, resources }: Library): string[] => [
  ...sameTitles('exercises', exercises),
  ...sameTitles('techniques', techniques),
  ...sameTitles('guides', guides),
  ...sameEntries(resources),
  ...brokenBreaths(exercises),
];

function sameTitles(kind: ContentKindName, items: Item<{ title: string }>[]): string[] {
  return languagesOf[kind].flatMap((language) => {
    const slugs = new Map<string, string>();
    return items.flatMap(({ slug, texts }) => {
      const title = texts[language]?.title.toLowerCase();
      if (title === undefined) return [];
      const other = slugs.get(title);
      slugs.set(title, slug);
      return other ? [`${kind}/${slug} and ${kind}/${other} have the same title in ${language}`] : [];
    });
  });
}

/** Entries of the directory with the same title in the same country. */
function sameEntries(resources: Library['resources']): string[] {
  const slugs = new Map<string, string>();
  return resources.flatMap(({ slug, facts }) => {
    const key = `${facts.country} ${facts.title.toLowerCase()}`;
    const other = slugs.get(key);
    slugs.set(key, slug);
    return other ? [`resources/${slug} and resources/${other} have the same title in ${facts.country}`] : [];
  });
}

function brokenBreaths(exercises: Library['exercises']): string[] {
  return exercises.flatMap(({ slug, facts }) =>
    facts.steps.flatMap(({ id, durationSeconds, rhythm }) => {
      if (!rhythm) return [];
      const breathSeconds = rhythm.reduce((sum, seconds) => sum + seconds, 0);
      if (breathSeconds > 0 && durationSeconds % breathSeconds === 0) return [];
      return [`exercises/${slug}: step ${id} ends within a breath of ${breathSeconds} s`];
    }),
  );
}

/** Whether facts that were last seen on this day (YYYY-MM-DD) must be checked again. */
export const isOverdue = (verifiedAt: string, now: Date): boolean =>
  now.getTime() - Date.parse(verifiedAt) > dueAfterDays * dayMs;

interface Dated {
  slug: string;
  facts: { verifiedAt: string | null };
}

/**
 * The slugs of the entries whose facts must be checked again (`old`), and of those whose facts have no date
 * (`unknown`).
 */
export function overdueResources(entries: readonly Dated[], now: Date): { old: string[]; unknown: string[] } {
  return {
    old: entries.flatMap(({ slug, facts }) =>
      facts.verifiedAt && isOverdue(facts.verifiedAt, now) ? [slug] : [],
    ),
    unknown: entries.flatMap(({ slug, facts }) => (facts.verifiedAt === null ? [slug] : [])),
  };
}
