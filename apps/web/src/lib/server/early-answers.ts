/** The requests that the boot script made before any module had loaded (boot/boot.ts). */
interface EarlyResponses {
  token: string | null;
  language: string;
  /** The responses by URL. */
  responses: Record<string, Promise<Response>>;
}

declare global {
  interface Window {
    halvedEarly?: EarlyResponses;
  }
}

/** Returns an early response, only once and only to the same request of the same person. */
export function takeEarlyResponse(
  url: string,
  init: RequestInit,
  token: string | null,
): Promise<Response> | undefined {
  const early = window.halvedEarly;
  const response = early?.responses[url];
  if (!early || !response || (init.method ?? 'GET') !== 'GET') return undefined;
  delete early.responses[url];
  const same = early.token === token && early.language === document.documentElement.lang;
  return same ? response : undefined;
}

/** Whether the boot script's first request, whose data the screen shows, has succeeded by now. */
export async function hasEarlyResponse(): Promise<boolean> {
  const [first] = Object.values(window.halvedEarly?.responses ?? {});
  const notYet = new Promise<undefined>((resolve) => setTimeout(resolve));
  const response = await Promise.race([first, notYet]).catch(() => undefined);
  return response?.ok ?? false;
}
