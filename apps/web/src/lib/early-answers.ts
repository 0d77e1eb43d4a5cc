/** What the boot script asked before any module was there (boot/boot.ts). */
export interface EarlyAnswers {
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
