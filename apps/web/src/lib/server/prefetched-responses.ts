/** The requests that the boot script made before any module had loaded (boot/boot.ts). */
interface PrefetchedResponses {
  token: string | null;
  language: string;
  /** The responses by URL. */
  responses: Record<string, Promise<Response>>;
}

declare global {
  interface Window {
    halvedPrefetched?: PrefetchedResponses;
  }
}

/**
 * Returns a prefetched response, only once and only to the same request of the same person. A response that failed is
 * undefined.
 */
export function takePrefetchedResponse(
  url: string,
  init: RequestInit,
  token: string | null,
): Promise<Response | undefined> | undefined {
  const prefetched = window.halvedPrefetched;
  const response = prefetched?.responses[url];
  if (!prefetched || !response || (init.method ?? 'GET') !== 'GET') return undefined;
  delete prefetched.responses[url];
  const isSameRequest = prefetched.token === token && prefetched.language === document.documentElement.lang;
  return isSameRequest ? response.catch(() => undefined) : undefined;
}

/** Whether the boot script's first request, whose data the screen shows, has succeeded by now. */
export async function hasPrefetchedResponse(): Promise<boolean> {
  const [first] = Object.values(window.halvedPrefetched?.responses ?? {});
  const nextTask = new Promise<undefined>((resolve) => setTimeout(resolve));
  const response = await Promise.race([first, nextTask]).catch(() => undefined);
  return response?.ok ?? false;
}
