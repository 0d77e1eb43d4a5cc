/** The part of a query's result that screens use. */
export interface QueryResult<Result> {
  data: Result | undefined;
  error: unknown;
  isPending: boolean;
  isError: boolean;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

/** `isPlaceholderData` is true while the data is still that of another choice. */
export type KeptResult<Result> = QueryResult<Result> & { isPlaceholderData: boolean };
