/**
 * The most requests at once: more than there are database connections, but so few that even a slow machine refuses
 * none.
 */
const maxAtOnce = 28;

/**
 * Makes all requests, so many at once that their transactions conflict. The results are in the order of the requests.
 */
export async function allAtOnce<Answer>(requests: readonly (() => Promise<Answer>)[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  const remaining = requests.entries();
  const sendRemaining = async (): Promise<void> => {
    for (const [at, ask] of remaining) answers[at] = await ask();
  };
  await Promise.all(Array.from({ length: maxAtOnce }, sendRemaining));
  return answers;
}
