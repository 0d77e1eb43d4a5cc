import type { users } from '@halved/db';
import type { Author } from '@halved/shared/contract/users';
import { type SQL, sql } from 'drizzle-orm';
import type { alias } from 'drizzle-orm/pg-core';

/** A member of a join as JSON. */
export const authorJson = (user: ReturnType<typeof alias<typeof users, string>>): SQL<Author> =>
  sql<Author>`json_build_object(
    'id', ${user.id}, 'username', ${user.username}, 'displayName', ${user.displayName}, 'avatarUrl', ${user.avatarUrl})`;
