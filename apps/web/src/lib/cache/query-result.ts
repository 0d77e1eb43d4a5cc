/** The part of a query's result that screens use. */
export interface QueryResult<Answer> {
  data: Answer | undefined;
  error: unknown;
  isPending: boolean;
  isError: boolean;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}
