/** The time since a moment of `performance.now()`, as a command prints it: `2.1 s`. */
export const secondsSince = (begun: number): string =>
  `${((performance.now() - begun) / 1_000).toFixed(1)} s`;
