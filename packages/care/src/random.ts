/** A random source (mulberry32). The same seed gives the same numbers on every machine. */
export function seeded(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    /** Changes the order of the list itself. */
    shuffle(list: unknown[]): void {
      for (let last = list.length - 1; last > 0; last--) {
        const other = Math.floor(next() * (last + 1));
        [list[last], list[other]] = [list[other], list[last]];
      }
    },
  };
}
