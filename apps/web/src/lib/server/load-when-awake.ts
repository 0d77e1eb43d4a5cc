import { isServerAwake, reportAsleep, wokeUp } from './wake.ts';

const nextWaking = () =>
  new Promise<void>((resolve) => {
    const stop = wokeUp.on(() => {
      stop();
      resolve();
    });
  });

/**
 * Loads a chunk of the interface. A chunk that did not arrive is requested once more: at once if the server is awake,
 * because a phone breaks off its requests when it changes the network, else as soon as the server is awake, and the
 * skeleton stays until then. A chunk that an awake server does not have is an error (app/reload-once.ts).
 */
export async function loadWhenAwake<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    if (!(await isServerAwake())) {
      reportAsleep();
      await nextWaking();
    }
    return load();
  }
}
