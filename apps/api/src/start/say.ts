/** Prints a line to whoever starts the server or gives a command. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Lets a command go on after its reader has gone, as `head` does once it has seen enough. */
export function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
}

/**
 * Lets the server go on when nobody can be told anything: the reader has gone, or the disk of the log is full. A command
 * fails instead, because somebody waits for what it says.
 */
export function outliveOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}
