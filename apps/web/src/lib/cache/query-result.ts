/** What a screen needs to know of something it asked the server for. */
export interface QueryResult<Answer> {
  data: Answer | undefined;
  error: unknown;
  isPending: boolean;
  isError: boolean;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}
