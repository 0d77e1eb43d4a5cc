import type { PrecacheEntry } from 'workbox-precaching';
import { pathOf } from './offline-texts.ts';

export const shellPath = '/index.html';

/** The program that a page starts (boot/boot.ts). */
const entryOf = (page: string): string | undefined => /href="([^"]*)" data-entry/.exec(page)?.[1];

interface Fetched {
  request: Request;
  response: Response;
}

/**
 * Rejects the page of another build, so that the installation fails and is tried again later. A proxy may still hold that
 * page, or one of several servers that are being replaced sends it. As the offline shell it would ask for a program that
 * no server has, whatever somebody tries, until the next version.
 */
export const ownShell = (built: readonly (PrecacheEntry | string)[]) => ({
  async fetchDidSucceed({ request, response }: Fetched): Promise<Response> {
    if (new URL(request.url).pathname !== shellPath) return response;
    const entry = entryOf(await response.clone().text());
    if (!built.some((file) => pathOf(file) === entry)) throw new Error('The page is of another build');
    return response;
  },
});
