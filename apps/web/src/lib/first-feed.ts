/** What the boot script started before any module was there (boot/boot.ts). */
export interface FirstFeed {
  url: string;
  token: string | null;
  language: string;
  response: Promise<Response>;
}

declare global {
  interface Window {
    halvedFirstFeed?: FirstFeed;
  }
}

/** Hands out the early answer once, when it is to the very same question of the very same person. */
export function takeFirstFeed(
  url: string,
  init: RequestInit,
  token: string | null,
): Promise<Response> | undefined {
  const early = window.halvedFirstFeed;
  if (!early || early.url !== url || (init.method ?? 'GET') !== 'GET') return undefined;
  delete window.halvedFirstFeed;
  const same = early.token === token && early.language === document.documentElement.lang;
  return same ? early.response : undefined;
}
