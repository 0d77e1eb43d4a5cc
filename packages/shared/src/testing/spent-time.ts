/** Processor time of this thread until now, in ms, some of them off: what else the machine does does not count. */
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
/** So short a time says little, and harms nobody. */
const readableMs = 8;
/** Linear beyond doubt; above it is measured more often. */
const clear = 2;

/**
 * How much dearer a unit of a long text is than one of a text of a tenth of its length: 1 where time is linear, 10 where
 * it is quadratic; below 1 where every text has its price, 0 where it takes hardly any time. Measured in turn; the
 * shortest times count, since a busy machine only adds to them.
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

/** Above this a time is not linear, whatever else the machine does. */
export const linear = 4;
