/** Something a person has to know: what is the matter, and what they can do about it. */
export class Problem extends Error {
  /** @param {string} cause @param {string} remedy */
  constructor(cause, remedy) {
    super(`${cause}\n${remedy}`);
    this.name = 'Problem';
  }
}

/**
 * Runs a command's work; a problem is told in two lines and ends it with code 1, anything else keeps its stack.
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
