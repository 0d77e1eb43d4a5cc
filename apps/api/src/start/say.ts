/** Prints a line to whoever starts the server or gives a command. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Lets the work go on after its reader has gone, as `head` does once it has seen enough. */
export function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
}
