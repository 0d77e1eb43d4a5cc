import { contentItems, type Database, selecting, statement } from '@halved/db';
import type { StoredItem } from '@halved/db/content/item-types';
import type { ContentKindName } from '@halved/db/content/kind-names';
import { sql } from 'drizzle-orm';

const revisionColumns = {
  revision: sql<
    string | null
  >`md5(string_agg(${contentItems.hash} || (${contentItems.retiredAt} is null), '' order by ${contentItems.id}))`,
};
const selectRevision = statement(
  selecting(revisionColumns, (selectList) => sql`select ${selectList} from ${contentItems}`),
);

/** A text that changes whenever an item is added, changed or retired. */
export const contentRevision = async (db: Database): Promise<string> =>
  (await selectRevision(db))[0]?.revision ?? '';

/** Selects every item of a kind, retired ones too. */
const itemsOf = <Kind extends ContentKindName>(kind: Kind) =>
  statement(
    selecting(
      {
        id: contentItems.id,
        slug: contentItems.slug,
        facts: sql<StoredItem<Kind>['facts']>`${contentItems.facts}`,
        texts: sql<StoredItem<Kind>['texts']>`${contentItems.texts}`,
        isOwn: contentItems.isOwn,
        isRetired: sql<boolean>`${contentItems.retiredAt} is not null`,
      },
      (selectList) => sql`
        select ${selectList} from ${contentItems} where ${contentItems.kind} = ${kind} order by ${contentItems.slug}`,
    ),
  );

export const selectExercises = itemsOf('exercises');
export const selectTechniques = itemsOf('techniques');
export const selectGuides = itemsOf('guides');
export const selectResources = itemsOf('resources');
