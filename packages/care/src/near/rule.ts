import type { Placed, Places } from './terms.ts';

/** Terms of several lists near each other. */
export interface NearRule<Name extends string> {
  /** A term of each of these lists, in any order and none within another. */
  all: readonly Name[];
  /** The most words from the beginning of the first to the end of the last. */
  within: number;
  /** Nothing is found if a term of these lists is anywhere among the words. */
  unless: readonly Name[];
}

const isApart = (one: Placed, other: Placed) => one.to <= other.from || other.to <= one.from;

/** Whether a term of each remaining list can be added to those that are chosen already. */
function canAdd<Name extends string>(
  chosen: readonly Placed[],
  remaining: readonly Name[],
  places: Places<Name>,
  within: number,
): boolean {
  const [name, ...others] = remaining;
  if (name === undefined) return true;
  const first = Math.min(...chosen.map(({ from }) => from));
  const last = Math.max(...chosen.map(({ to }) => to));
  return (places.get(name) ?? []).some(
    (one) =>
      Math.max(last, one.to) - Math.min(first, one.from) <= within &&
      chosen.every((other) => isApart(one, other)) &&
      canAdd([...chosen, one], others, places, within),
  );
}

/** Whether a rule is fulfilled by the terms that were found among words. */
export function isFulfilled<Name extends string>(
  { all, within, unless }: NearRule<Name>,
  places: Places<Name>,
): boolean {
  for (const name of all) if (!places.has(name)) return false;
  for (const name of unless) if (places.has(name)) return false;
  const [first, ...others] = all;
  if (first === undefined) return false;
  return (places.get(first) ?? []).some((one) => canAdd([one], others, places, within));
}
