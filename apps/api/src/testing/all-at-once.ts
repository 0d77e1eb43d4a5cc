/** More than there are database connections, and few enough that a slow machine refuses none. */
const most = 28;

/**
 * Makes all requests, always so many at once that they run into each other; the results are in the order of the
 * requests.
 */
export async function allAtOnce<Answer>(asked: readonly (() => Promise<Answer>)[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  const left = asked.entries();
  const askOn = async (): Promise<void> => {
    for (const [at, ask] of left) answers[at] = await ask();
  };
  await Promise.all(Array.from({ length: most }, askOn));
  return answers;
}
