/** Work in steps of a few milliseconds, so that whoever has something else to do may do it in between. */
export type Steps<Result> = Generator<undefined, Result>;

/** All of it at once. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** As much of it as there is time for, which is asked before each step; undefined where that was not all. */
export function within<Result>(steps: Steps<Result>, hasTime: () => boolean): Result | undefined {
  while (hasTime()) {
    const { done, value } = steps.next();
    if (done) return value;
  }
  return undefined;
}
