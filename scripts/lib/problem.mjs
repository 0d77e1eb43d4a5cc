/** An error for people, with its cause and its remedy. */
export class Problem extends Error {
  /** @param {string} cause @param {string} remedy */
  constructor(cause, remedy) {
    super(`${cause}\n${remedy}`);
    this.name = 'Problem';
  }
}

/**
 * Runs a command. A Problem is printed in two lines and ends the process with code 1; any other error keeps its stack.
 * @param {() => Promise<void>} work
 */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    if (error instanceof Problem) console.error(`\n${error.message}`);
    else console.error(error);
    process.exitCode = 1;
  }
}
