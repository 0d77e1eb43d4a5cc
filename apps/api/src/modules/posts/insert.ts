import type { Analysis } from '@halved/care';
import { analyses, type Database, literalNames, posts, statement, users } from '@halved/db';
import type { ModerationStatus, PrivacyLevel } from '@halved/shared/contract/scalars';
import { sql } from 'drizzle-orm';
import { columnNames, columnsOf, shownOf } from '../analysis/rules.ts';

const p = sql.placeholder;

export interface Made {
  id: string;
  userId: string;
  shortContent: string;
  worryPrompt: string;
  longContent: string | null;
  privacyLevel: PrivacyLevel;
  commentsEnabled: boolean;
  sensitive: boolean;
  /** Null: it is published now. */
  scheduledFor: Date | null;
  moderationStatus: ModerationStatus;
}

const worry = [
  'id',
  'user_id',
  'short_content',
  'worry_prompt',
  'long_content',
  'privacy_level',
  'comments_enabled',
  'sensitive',
  'moderation_status',
  'category',
  'language',
  'is_scheduled',
  'scheduled_for',
  'published_at',
];

const understood = literalNames(columnNames);

// One statement: the worry, what is understood of it, and its author's count.
const insert = statement(sql`
  with made as (
    insert into ${posts} (${literalNames(worry)})
    select ${p('id')}::uuid, ${p('userId')}::uuid, ${p('shortContent')}::text, ${p('worryPrompt')}::text,
      ${p('longContent')}::text, ${p('privacyLevel')}::text, ${p('commentsEnabled')}::boolean,
      ${p('sensitive')}::boolean, ${p('moderationStatus')}::text, ${p('category')}::text, ${p('language')}::text,
      later.at is not null, later.at, case when later.at is null then now() end
    from (values (${p('scheduledFor')}::timestamptz)) later (at)
    returning *
  ),
  kept as (
    insert into ${analyses} (post_id, ${understood}) select made.id, read.*
    from made, (select ${understood} from json_populate_record(null::${analyses}, ${p('understood')}::json)) read
    where ${p('isRead')}::boolean
  )
  update ${users} set worries_count = worries_count + 1 from made
  where ${users.id} = made.user_id and made.published_at is not null
    and made.privacy_level = 'public' and made.moderation_status = 'approved'`);

/** Writes a new worry with what is understood of it, if it was read, and counts it where everybody may see it. */
export const insertWorry = async (db: Database, made: Made, understood: Analysis): Promise<void> => {
  const columns = JSON.stringify(columnsOf(understood));
  const shown = understood.isRead ? shownOf(understood) : { category: null, language: null };
  await insert(db, { ...made, ...shown, understood: columns, isRead: understood.isRead });
};
