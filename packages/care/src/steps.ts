/** Work in steps of a few milliseconds. Other work can run between the steps. */
export type Steps<Result> = Generator<undefined, Result>;

/** Runs all steps at once and returns the result. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/**
 * Runs the steps while `hasTime`, which is called before each step, returns true. Returns undefined if the time ran
 * out.
 */
export function within<Result>(steps: Steps<Result>, hasTime: () => boolean): Result | undefined {
  while (hasTime()) {
    const { done, value } = steps.next();
    if (done) return value;
  }
  return undefined;
}
