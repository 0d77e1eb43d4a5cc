/** More than there are connections, and not so many that a slow machine would have to turn one away. */
const most = 28;

/** Asks for everything, so many things at any moment that they meet; the answers in the order of what was asked. */
export async function allAtOnce<Answer>(asked: readonly (() => Promise<Answer>)[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  const left = asked.entries();
  const askOn = async (): Promise<void> => {
    for (const [at, ask] of left) answers[at] = await ask();
  };
  await Promise.all(Array.from({ length: most }, askOn));
  return answers;
}
