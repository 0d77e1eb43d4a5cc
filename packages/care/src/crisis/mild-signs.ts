/** Where a pattern of a mild sign ("I wish I could disappear") matches a text. */
export interface MildSign {
  /** The place of the pattern in its list. */
  pattern: number;
  from: number;
  to: number;
}

/**
 * Whether signs say two things: by different patterns, whose matches share no character. One wish is often found by
 * several patterns at once, and a wish that is repeated is still one. Takes time linear in the number of signs, sorted.
 */
export function sayTwoThings(signs: readonly MildSign[]): boolean {
  const byEnd = [...signs].sort((one, other) => one.to - other.to);
  const first = byEnd[0];
  const second = byEnd.find(({ pattern }) => pattern !== first?.pattern);
  // Whatever begins after another sign also begins after the one of these two that ends first and is of another pattern.
  return signs.some(
    ({ pattern, from }) =>
      (first !== undefined && first.pattern !== pattern && first.to <= from) ||
      (second !== undefined && second.pattern !== pattern && second.to <= from),
  );
}
