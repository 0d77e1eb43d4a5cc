import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** A select list that names each column as its key: `{ userId: posts.userId }` reads `"user_id" as "userId"`. */
export const selectAs = (columns: Record<string, AnyColumn | SQL>): SQL =>
  sql.join(
    Object.entries(columns).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`),
    sql`, `,
  );
