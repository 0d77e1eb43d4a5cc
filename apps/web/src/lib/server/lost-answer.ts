import { errorCode } from './api-error.ts';
import { wakeState } from './wake.ts';

/**
 * Makes a call that cannot succeed twice. If the server falls asleep during the call, the call may succeed although its
 * response is lost. The next try is then refused with one of `refusals`, and `verify` checks whether the first try
 * succeeded. If `verify` fails, the refusal is thrown.
 */
export async function recoverLostAnswer<Result>(
  work: () => Promise<Result>,
  refusals: readonly string[],
  verify: () => Promise<Result>,
): Promise<Result> {
  let slept = false;
  const stop = wakeState.on(() => {
    slept = true;
  });
  try {
    return await work();
  } catch (error) {
    if (!slept || !refusals.includes(errorCode(error) ?? '')) throw error;
    return await verify().catch(() => Promise.reject(error));
  } finally {
    stop();
  }
}
