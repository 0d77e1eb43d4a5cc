/** Says how far a long step is, at most once in `everyMs`, on standard error. */
export function progress(what: string, total: number, everyMs = 2_000): () => void {
  let done = 0;
  let last = performance.now();
  return () => {
    done++;
    if (performance.now() - last < everyMs) return;
    last = performance.now();
    process.stderr.write(`${what}: ${done} of ${total}\n`);
  };
}
