/** Prints a line to whoever starts the server or gives a command. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
