import { errorCode } from './api-error.ts';
import { wakeState } from './wake.ts';

/**
 * Makes a call that cannot succeed twice. If the server fell asleep during it, the call may have succeeded although its
 * answer was lost; the next try is then refused with one of `refusals`, and `look` tells whether the first one
 * succeeded. Otherwise the refusal stands.
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
