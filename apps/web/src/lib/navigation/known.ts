/** One of the known values, such as a category in a query string; an unknown one counts as absent. */
export const known = <Value extends string>(values: readonly Value[], name: string | null): Value | null =>
  values.find((value) => value === name) ?? null;
