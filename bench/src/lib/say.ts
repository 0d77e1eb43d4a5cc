/** Tells what a benchmark is doing. It goes to standard error, because standard output has the results. */
export const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};
