/** The processor time of this thread in ms, precise to a few ms. Other work on the machine does not count. */
export function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

function wallMs(work: () => unknown): number {
  const before = performance.now();
  work();
  return performance.now() - before;
}

const rounds = 7;
/** Times below this count as zero. */
const readableMs = 8;
/** Up to this growth, the time is certainly linear. Above it, the growth is measured again. */
const clear = 2;

/**
 * The time per unit in a long text, divided by that in a text of a tenth of its length. It is 1 for linear time, 10 for
 * quadratic time, below 1 with a fixed cost, and 0 for hardly any time. Both texts are measured in turn and the
 * shortest times count, because a busy machine only adds to them.
 */
export function growthOf(
  work: (text: string) => unknown,
  ofUnits: (units: number) => string,
  units: number,
): number {
  const [long, short] = [ofUnits(units), ofUnits(units / 10)];
  const workLong = () => work(long);
  const workShort = () => {
    for (let time = 0; time < 10; time++) work(short);
  };
  let [longMs, shortMs] = [wallMs(workLong), wallMs(workShort)];
  for (let round = 1; round < rounds && longMs > readableMs && longMs > clear * shortMs; round++) {
    longMs = Math.min(longMs, wallMs(workLong));
    shortMs = Math.min(shortMs, wallMs(workShort));
  }
  return longMs > readableMs ? longMs / shortMs : 0;
}

/** Above this growth, the time is not linear, even on a busy machine. */
export const linear = 4;
