import { isServerAwake, reportAsleep, wokeUp } from './wake.ts';

const nextWaking = () =>
  new Promise<void>((resolve) => {
    const stop = wokeUp.on(() => {
      stop();
      resolve();
    });
  });

/**
 * Loads a chunk of the interface. A chunk that a sleeping server could not deliver is requested again when the server
 * is awake, and its skeleton stays until then. A chunk that an awake server does not have is an error
 * (app/reload-once.ts).
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
