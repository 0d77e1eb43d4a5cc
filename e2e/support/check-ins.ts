import type { Account } from './account.ts';
import type { Instance } from './instance.ts';

interface CheckInOptions {
  daysAgo?: number;
  answer?: string | null;
  /** Whether it offers help instead of a question, because the post reads as if its writer were in danger. */
  isCaring?: boolean;
}

/** Inserts a check-in about a post, and its notification. */
export async function askAbout(
  app: Instance,
  { id }: Account,
  postId: string,
  { daysAgo = 0, answer = null, isCaring = false }: CheckInOptions = {},
): Promise<void> {
  await app.sql(
    `with asked as (
       insert into check_ins (id, user_id, post_id, is_caring, asked_at, answer, answered_at)
       values (gen_random_uuid(), $1, $2, $5, now() - make_interval(days => $3), $4::text,
         case when $4::text is not null then now() - make_interval(days => $3) end)
       returning id
     )
     insert into notifications (id, user_id, kind, subject_id, post_id, read_at, awaits_delivery, created_at)
     select gen_random_uuid(), $1, 'check_in', id, $2, case when $4::text is not null then now() end, $4::text is null,
       now() - make_interval(days => $3)
     from asked`,
    [id, postId, daysAgo, answer, isCaring],
  );
}
