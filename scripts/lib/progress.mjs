const tickMs = 200;
const plainTickMs = 15_000;
const quietMs = 1_500;

/**
 * Shows one line during long work. A terminal counts the seconds; the line disappears if the work ends within a second
 * and a half. A log gets a line at the beginning and every fifteen seconds.
 * @template T
 * @param {string} label e.g. 'Installing packages' @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withProgress(label, work) {
  const began = performance.now();
  const terminal = process.stdout.isTTY;
  const seconds = () => `${((performance.now() - began) / 1_000).toFixed(0)} s`;
  if (!terminal) console.log(`${label} …`);
  const timer = setInterval(
    () => {
      if (terminal) process.stdout.write(`\r\x1b[K${label} … ${seconds()}`);
      else console.log(`${label} … ${seconds()}`);
    },
    terminal ? tickMs : plainTickMs,
  );
  try {
    return await work();
  } finally {
    clearInterval(timer);
    if (terminal) process.stdout.write('\r\x1b[K');
    if (performance.now() - began > quietMs) console.log(`${label}: ${seconds()}`);
  }
}
