/** Prints the progress of a long step on standard error, at most once in `everyMs`. */
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
