/** The requests that the boot script made before any module had loaded (boot/boot.ts). */
interface EarlyAnswers {
  token: string | null;
  language: string;
  /** By address. */
  responses: Record<string, Promise<Response>>;
}

declare global {
  interface Window {
    halvedEarly?: EarlyAnswers;
  }
}

/** Hands out an early answer once, and only to the same request of the same person. */
export function takeEarlyAnswer(
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
export async function hasEarlyAnswer(): Promise<boolean> {
  const [first] = Object.values(window.halvedEarly?.responses ?? {});
  const notYet = new Promise<undefined>((resolve) => setTimeout(resolve));
  const come = await Promise.race([first, notYet]).catch(() => undefined);
  return come?.ok ?? false;
}
