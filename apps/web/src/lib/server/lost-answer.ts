import { errorCode } from './api-error.ts';
import { wakeState } from './wake.ts';

/**
 * Does what cannot be done twice. Where the server slept over it, the answer may have been lost after all was done, and
 * the next try is refused with one of `refusals`: then `look` tells whether it is done. Else the refusal stands.
 */
export async function recoverLostAnswer<Result>(
  work: () => Promise<Result>,
  refusals: readonly string[],
  look: () => Promise<Result>,
): Promise<Result> {
  let slept = false;
  const stop = wakeState.on(() => {
    slept = true;
  });
  try {
    return await work();
  } catch (error) {
    if (!slept || !refusals.includes(errorCode(error) ?? '')) throw error;
    return await look().catch(() => Promise.reject(error));
  } finally {
    stop();
  }
}
