/** What the boot script asked before any module was there (boot/boot.ts). */
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

/** Hands out an early answer once, when it is to the very same question of the very same person. */
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

/** Whether the first that the boot script asked, which is what the screen shows, has been answered by now, and well. */
export async function hasEarlyAnswer(): Promise<boolean> {
  const [first] = Object.values(window.halvedEarly?.responses ?? {});
  const notYet = new Promise<undefined>((resolve) => setTimeout(resolve));
  const come = await Promise.race([first, notYet]).catch(() => undefined);
  return come?.ok ?? false;
}
