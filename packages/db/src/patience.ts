/**
 * The parts of a wait. Each counts once, however late it ends. Opening a connection takes some fifteen turns of the event
 * loop, for TLS and the password, and each part gives it at least one.
 */
const parts = 25;

/**
 * Calls `giveUp` after `ms`, as `setTimeout` does, but hardly counts the time for which the process stood still. A host
 * that gives it a tenth of a processor, or suspends it, lets it stand still for seconds, while the answers that it waits
 * for have come and only have to be read. Returns the function that ends the wait.
 */
export function waitAtMost(ms: number, giveUp: () => void): () => void {
  let left = parts;
  let timer: NodeJS.Timeout;
  const waitOnePart = () => {
    timer = setTimeout(() => {
      left -= 1;
      if (left === 0) giveUp();
      else waitOnePart();
    }, ms / parts);
  };
  waitOnePart();
  return () => clearTimeout(timer);
}
