/** The processor time of this thread in ms, precise to a few ms. Other work on the machine does not count. */
export function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

function elapsedMs(clock: () => number, work: () => unknown): number {
  const before = clock();
  work();
  return clock() - before;
}

const wallMs = (work: () => unknown) => elapsedMs(() => performance.now(), work);

const rounds = 7;

/**
 * The shortest of up to seven measured times. No further time is measured once one is less than `bearableMs`.
 * Compilation, garbage collection and a busy machine make times longer, never shorter.
 */
export function shortestOf(measureMs: () => number, bearableMs: number): number {
  let shortest = measureMs();
  for (let round = 1; round < rounds && shortest >= bearableMs; round++) {
    shortest = Math.min(shortest, measureMs());
  }
  return shortest;
}

/** The processor time of this thread, in ms, that `work` takes once. */
export const cpuMsOf = (work: () => unknown) => elapsedMs(threadMs, work);

/** The shortest processor time of `work`, as in `shortestOf`. */
export const shortestMs = (work: () => unknown, bearableMs: number) =>
  shortestOf(() => cpuMsOf(work), bearableMs);

/** Times below this count as zero. */
const readableMs = 8;
/** Up to this growth, the time is certainly linear. Above it, the growth is measured again. */
const clear = 2;

/**
 * The processor time of a long text, divided by that of ten short ones. The clock is only precise to a few ms, so the
 * times of all rounds are added up.
 */
function growthByProcessor(workLong: () => unknown, workShort: () => unknown): number {
  let [longMs, shortMs] = [0, 0];
  for (let round = 0; round < rounds; round++) {
    longMs += cpuMsOf(workLong);
    shortMs += cpuMsOf(workShort);
  }
  return longMs > rounds * readableMs ? longMs / shortMs : 0;
}

/**
 * The time per unit in a long text, divided by that in a text of a tenth of its length. It is 1 for linear time, 10 for
 * quadratic time, below 1 with a fixed cost, and 0 for hardly any time. Both texts are measured in turn and the
 * shortest times count, because a busy machine makes times longer, never shorter. A busy machine may lengthen all of
 * the times. So growth that is not clearly linear is measured by processor time too, and the smaller result counts.
 */
export function growthOf<Text = string>(
  work: (text: Text) => unknown,
  ofUnits: (units: number) => Text,
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
  if (longMs <= readableMs) return 0;
  const growth = longMs / shortMs;
  return growth > clear ? Math.min(growth, growthByProcessor(workLong, workShort)) : growth;
}

/** Above this growth, the time is not linear, even on a busy machine. */
export const linear = 4;
