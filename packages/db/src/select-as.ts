import { type AnyColumn, type GetColumnData, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';

/** What a statement selects, by the key in its rows: columns, and expressions written as `sql<Type>`. */
export type Selection = Record<string, AnyColumn | SQL>;

/** The row of a selection. */
export type RowOf<Columns extends Selection> = {
  [Name in keyof Columns]: Columns[Name] extends AnyColumn
    ? GetColumnData<Columns[Name]>
    : Columns[Name] extends SQL<infer Type>
      ? Type
      : never;
};

/** A select list that names each column as its key: `{ userId: posts.userId }` reads `"user_id" as "userId"`. */
export const selectAs = <Columns extends Selection>(columns: Columns): SQL<RowOf<Columns>> =>
  sql<RowOf<Columns>>`${sql.join(
    Object.entries(columns).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`),
    sql`, `,
  )}`;

/** The name of a selected column as its row has it (`"userId"`), for sorting. */
export const selectedAs = (name: string): SQL => sql`${sql.identifier(name)}`;
/** The name of the same column in its table (`"user_id"`). */
export const columnNamed = (name: string): SQL => sql`${sql.identifier(toSnakeCase(name))}`;

/** A column of a left-joined table, which is null if the join finds no row. */
export const orNull = <Column extends AnyColumn>(column: Column) =>
  sql<GetColumnData<Column> | null>`${column}`;

/** A query with its select list. The columns give the type of the rows. */
export const selecting = <Columns extends Selection>(
  columns: Columns,
  query: (selectList: SQL<RowOf<Columns>>) => SQL,
): SQL<RowOf<Columns>> => sql<RowOf<Columns>>`${query(selectAs(columns))}`;

/** A row and the columns of a left join, which are all null if the join finds no row. */
export type JoinedRow<Columns extends Selection, Joined extends Selection> = RowOf<Columns> &
  (RowOf<Joined> | { [Name in keyof Joined]: null });

/** The selection with the columns of a left join. */
export const selectingJoined = <Columns extends Selection, Joined extends Selection>(
  columns: Columns,
  joined: Joined,
  query: (selectList: SQL) => SQL,
): SQL<JoinedRow<Columns, Joined>> =>
  sql<JoinedRow<Columns, Joined>>`${query(selectAs({ ...columns, ...joined }))}`;
