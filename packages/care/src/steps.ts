/** Work in steps of a few milliseconds, so that other work can run in between. */
export type Steps<Result> = Generator<undefined, Result>;

/** All of it at once. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Runs the steps while `hasTime` says so, which is asked before each step. Undefined where time ran out. */
export function within<Result>(steps: Steps<Result>, hasTime: () => boolean): Result | undefined {
  while (hasTime()) {
    const { done, value } = steps.next();
    if (done) return value;
  }
  return undefined;
}
