import { type Database, type EmailPurpose, emailTokens, selecting, statement } from '@halved/db';
import { sql } from 'drizzle-orm';
import { hashToken, newToken } from '../../services/tokens.ts';

const p = sql.placeholder;

/** How long a mailed link works (docs/product.md §2.5). */
export const lifetimes: Record<EmailPurpose, string> = { verify: '24 hours', reset: '1 hour' };

// A new link to choose a password replaces earlier links. Every link that confirms an address keeps working.
const insert = statement(sql`
  with older as (
    delete from ${emailTokens}
    where ${emailTokens.userId} = ${p('userId')}::uuid and ${emailTokens.purpose} = 'reset'
      and ${p('purpose')}::text = 'reset'
  )
  insert into ${emailTokens} (hash, user_id, purpose, expires_at)
  values (${p('hash')}, ${p('userId')}::uuid, ${p('purpose')}::text, now() + ${p('lifetime')}::interval)
`);

/** Makes the token of a mailed link, and stores its hash. */
export async function issueMailedToken(
  db: Database,
  { userId, purpose }: { userId: string; purpose: EmailPurpose },
): Promise<string> {
  const token = newToken();
  await insert(db, { hash: hashToken(token), userId, purpose, lifetime: lifetimes[purpose] });
  return token;
}

interface MailedLink {
  token: string;
  purpose: EmailPurpose;
}

/** The condition that selects the link with a hash, as long as the link works. */
const isValid = sql`${emailTokens.hash} = ${p('hash')} and ${emailTokens.purpose} = ${p('purpose')}
  and ${emailTokens.expiresAt} > now()`;

const selectOwner = statement(
  selecting(
    { userId: emailTokens.userId },
    (selectList) => sql`
      select ${selectList} from ${emailTokens}
      where ${isValid} and (${emailTokens.purpose} <> 'reset' or not exists (
        select 1 from email_tokens newer
        where newer.user_id = ${emailTokens.userId} and newer.purpose = 'reset'
          and newer.created_at > ${emailTokens.createdAt}))`,
  ),
);

/** The member of a link; undefined if the link is unknown, too old, used, or replaced by a newer link. */
export async function ownerOfMailedToken(db: Database, { token, purpose }: MailedLink) {
  const [owner] = await selectOwner(db, { hash: hashToken(token), purpose });
  return owner?.userId;
}

const removeOne = statement(sql`delete from ${emailTokens} where ${isValid} returning 1`);

/** Uses up a link. Of two simultaneous calls, one returns false. */
export async function spendMailedToken(db: Database, { token, purpose }: MailedLink): Promise<boolean> {
  const spent = await removeOne(db, { hash: hashToken(token), purpose });
  return spent.length > 0;
}

// A used link has no lifetime, so it is no link any more. Its row only says whose it was.
const isSpent = sql`${emailTokens.expiresAt} = ${emailTokens.createdAt}`;

const insertSpent = statement(sql`
  insert into ${emailTokens} (hash, user_id, purpose, created_at, expires_at)
  values (${p('hash')}, ${p('userId')}::uuid, 'reset', now(), now())
`);

/** Remembers whose link was used, until a link would have run out or the password changes. */
export const rememberSpentToken = async (
  db: Database,
  { token, userId }: { token: string; userId: string },
): Promise<void> => {
  await insertSpent(db, { hash: hashToken(token), userId });
};

const selectSpent = statement(
  selecting(
    { userId: emailTokens.userId },
    (selectList) => sql`
      select ${selectList} from ${emailTokens}
      where ${emailTokens.hash} = ${p('hash')} and ${emailTokens.purpose} = 'reset' and ${isSpent}
        and ${emailTokens.createdAt} > now() - ${p('lifetime')}::interval`,
  ),
);

/** The member whose password was set by a link; undefined if the link was not used, or long ago. */
export async function ownerOfSpentToken(db: Database, token: string): Promise<string | undefined> {
  const [owner] = await selectSpent(db, { hash: hashToken(token), lifetime: lifetimes.reset });
  return owner?.userId;
}

const removeResets = statement(sql`
  delete from ${emailTokens} where ${emailTokens.userId} = ${p('userId')} and ${emailTokens.purpose} = 'reset'
`);

/** Deletes every mailed link to choose a password, as after a change of the password. */
export const forgetResets = async (db: Database, userId: string): Promise<void> => {
  await removeResets(db, { userId });
};
