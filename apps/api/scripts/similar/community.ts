import { packVector } from '@halved/care';
import { newId } from '@halved/db';
import type { LanguageCode } from '@halved/shared/languages';
import { limits } from '@halved/shared/limits';
import { rankedFor } from '../../src/modules/analysis/similar.ts';
import { saveAnalyses } from '../../src/modules/posts/public.ts';
import { analyzePostInBackground } from '../../src/modules/screening/public.ts';
import { openThrowaway, type ThrowawayDatabase, visitor } from './throwaway-database.ts';

export interface Text {
  text: string;
  language: LanguageCode;
}

/** A worry that was found, by its place in the list of the texts. */
export interface Found {
  place: number;
  similarity: number;
}

const batch = 1_000;

const analysisOf = ({ text, language }: Text) =>
  analyzePostInBackground({ shortContent: text, longContent: null }, { hint: language });

/** A database with worries of as many people. Texts are stored, and similar ones found, by the server's own code. */
export interface Community {
  /** Replaces all worries by these texts. */
  fill: (texts: readonly Text[]) => Promise<void>;
  /** All candidates for a text by somebody who wrote no other, the most similar first. */
  ask: (text: Text) => Promise<Found[]>;
  stop: () => Promise<void>;
}

async function addPosts({ pool, db }: ThrowawayDatabase, texts: readonly Text[], ids: readonly string[]) {
  await pool.query(
    `insert into users (id, email, username, password_hash)
     select id, id || '@example.org', 'm' || substr(md5(id::text), 1, 20), 'x' from unnest($1::uuid[]) id`,
    [ids],
  );
  await pool.query(
    `insert into posts (id, user_id, short_content, worry_prompt, privacy_level, published_at)
     select id, id, said, 'What is on your mind?', 'public', now() from unnest($1::uuid[], $2::text[]) post (id, said)`,
    [ids, texts.map(({ text }) => text.slice(0, limits.shortContent.max))],
  );
  const analyses = await Promise.all(texts.map(analysisOf));
  await saveAnalyses(
    db,
    analyses.map((analysis, place) => ({ id: ids[place] ?? '', analysis })),
  );
}

export async function openCommunity(): Promise<Community> {
  const database = await openThrowaway();
  const places = new Map<string, number>();
  return {
    fill: async (texts) => {
      await database.pool.query('truncate users cascade');
      places.clear();
      for (let from = 0; from < texts.length; from += batch) {
        const some = texts.slice(from, from + batch);
        const ids = some.map(() => newId());
        for (const [index, id] of ids.entries()) places.set(id, from + index);
        await addPosts(database, some, ids);
      }
      await database.pool.query('vacuum (analyze)');
    },
    ask: async (text) => {
      const { vector } = await analysisOf(text);
      const anchor = { authorId: newId(), vector: Buffer.from(packVector(vector)) };
      const ranked = await rankedFor(database.db, anchor, visitor);
      return ranked.map(({ id, similarity }) => ({ place: places.get(id) ?? -1, similarity }));
    },
    stop: database.stop,
  };
}
