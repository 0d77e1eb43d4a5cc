/** The processor time of this thread, in ms, to within a few. Other work on the machine does not count. */
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
/** A time as short as this counts as none. */
const readableMs = 8;
/** Up to this growth, time is certainly linear. Above it, it is measured again. */
const clear = 2;

/**
 * How much longer each unit takes in a long text than in a text of a tenth of its length: 1 where time is linear, 10
 * where it is quadratic, below 1 where every text has a fixed cost, 0 where it takes hardly any time. Both are measured
 * in turn and the shortest times count, since a busy machine only adds to them.
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

/** Above this growth, time is not linear, however busy the machine. */
export const linear = 4;
