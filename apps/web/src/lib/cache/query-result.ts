/** The part of a query's result that screens use. */
export interface QueryResult<Result> {
  data: Result | undefined;
  error: unknown;
  isPending: boolean;
  isError: boolean;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}
