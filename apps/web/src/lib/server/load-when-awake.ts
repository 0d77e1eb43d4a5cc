import { isServerAwake, reportAsleep, wokeUp } from './wake.ts';

const nextWaking = () =>
  new Promise<void>((resolve) => {
    const stop = wokeUp.on(() => {
      stop();
      resolve();
    });
  });

/**
 * Loads a part of the interface. What a sleeping server could not give is asked for again once it is awake: until
 * then the place keeps its skeleton. A part that an awake server does not have is an error (app/reload-once.ts).
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
