import { contentItems, type Database, exerciseProgress, newId } from '@halved/db';
import { contentId } from '@halved/db/content/content-id';
import type { StoredItem } from '@halved/db/content/item-types';
import type { ContentKindName } from '@halved/db/content/kind-names';

type Parts<Kind extends ContentKindName> = Partial<Pick<StoredItem<Kind>, 'slug' | 'facts' | 'texts'>> & {
  retiredAt?: Date;
};

/** A small item of each kind. */
const usual: { [Kind in ContentKindName]: Required<Omit<Parts<Kind>, 'retiredAt'>> } = {
  exercises: {
    slug: 'four-breaths',
    facts: {
      category: 'breathing',
      difficulty: 'beginner',
      picture: 'breath-circle',
      worries: ['work'],
      steps: ['in', 'hold', 'out', 'rest'].map((id) => ({ id, durationSeconds: 30 })),
    },
    texts: {
      en: {
        title: 'Four breaths',
        description: 'Breathe four times.',
        tags: ['breath'],
        steps: Object.fromEntries(
          ['in', 'hold', 'out', 'rest'].map((id) => [id, { title: `Step ${id}`, content: 'Breathe.' }]),
        ),
      },
    },
  },
  techniques: {
    slug: 'name-it',
    facts: {
      category: 'thoughts',
      picture: 'window',
      worries: ['work'],
      effectiveness: 4,
      scienceBasedRating: 3,
      evidence: { title: 'A study', url: null },
      resources: [],
    },
    texts: {
      en: {
        title: 'Name it',
        description: 'Say what you feel.',
        tags: ['words'],
        instructions: 'Find a word for it.\nSay it.',
        whenToUse: ['When it is too much', 'At night'],
        resources: {},
      },
    },
  },
  guides: {
    slug: 'what-worry-is',
    facts: { category: 'health' },
    texts: { en: { title: 'What worry is', summary: 'In short.', body: ['Worry is a thought.'] } },
  },
  resources: {
    slug: 'xx-listeners',
    facts: {
      title: 'The Listeners',
      kind: 'helpline',
      category: 'family',
      tags: ['grief'],
      country: 'ES',
      area: null,
      languages: ['es'],
      url: 'https://listeners.example',
      phone: '900 000 000',
      text: null,
      hours: '24/7',
      cost: 'free',
      verifiedAt: '2026-04-07',
    },
    texts: { en: { description: 'People who listen.' } },
  },
};

/** Inserts items of content, and progress of exercises. */
export const createContent = (db: Database) => ({
  /** An item of content; a small one unless a test gives its own. The same slug is inserted once. */
  async anItem<Kind extends ContentKindName>(kind: Kind, parts: Parts<Kind> = {}): Promise<{ id: string }> {
    const item = { ...usual[kind], ...parts };
    const id = contentId(kind, item.slug);
    await db
      .insert(contentItems)
      .values({ ...item, id, kind, hash: 'made by a test' })
      .onConflictDoNothing();
    return { id };
  },

  /** A progress of an exercise, at its first step and not completed. */
  async aProgress({
    by,
    of,
    ...columns
  }: Partial<typeof exerciseProgress.$inferInsert> & { by: { id: string }; of: { id: string } }): Promise<{
    id: string;
  }> {
    const id = columns.id ?? newId();
    await db.insert(exerciseProgress).values({ ...columns, id, userId: by.id, exerciseId: of.id });
    return { id };
  },
});
