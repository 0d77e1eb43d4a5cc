/**
 * What a cache holds for a request; undefined if it holds nothing, or if the browser cannot read it, for example because
 * its storage is damaged. Then the network answers. A service worker that fails instead would keep every page away.
 */
export const readable = (reading: Promise<Response | undefined>): Promise<Response | undefined> =>
  reading.catch(() => undefined);

/** Answers a request from a cache, else from the network. */
export const cachedOrFetched = async (
  request: Request,
  reading: Promise<Response | undefined>,
): Promise<Response> => (await readable(reading)) ?? fetch(request);
