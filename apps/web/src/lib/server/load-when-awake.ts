import { isServerAwake, reportAsleep, wokeUp } from './wake.ts';

const nextWaking = () =>
  new Promise<void>((resolve) => {
    const stop = wokeUp.on(() => {
      stop();
      resolve();
    });
  });

/**
 * Loads a part of the interface. A part that a sleeping server could not deliver is requested again once it is awake,
 * and its skeleton stays until then. A part that an awake server does not have is an error (app/reload-once.ts).
 */
export async function loadWhenAwake<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (await isServerAwake()) throw error;
    reportAsleep('status');
    await nextWaking();
    return load();
  }
}
