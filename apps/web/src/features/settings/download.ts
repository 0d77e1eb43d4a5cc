import type { ErrorBody } from '@halved/shared/errors';
import { apiFetch } from '../../lib/server/api-fetch.ts';

const serverErrors = 500;
/** This operation does not use the typed client, because it is the only one that returns a file. */
const address = '/api/auth/account/export';

/** The server refused the download. The message is the server's sentence for people, or empty without one. */
export class RefusedDownload extends Error {
  override readonly name = 'RefusedDownload';
}

async function sentenceOf(response: Response): Promise<string> {
  if (response.status >= serverErrors) return '';
  const body: Partial<{ error: Partial<ErrorBody> }> | null = await response.json().catch(() => null);
  return body?.error?.message ?? '';
}

/** The file name from the Content-Disposition header. */
const fileNameOf = (response: Response): string =>
  /filename="([^"/\\]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'halved.json';

/**
 * Downloads everything stored about the member as a file. The request needs the access token, which a plain link cannot
 * send.
 */
export async function fetchAccount(): Promise<{ name: string; content: Blob }> {
  const response = await apiFetch(address);
  if (!response.ok) throw new RefusedDownload(await sentenceOf(response));
  return { name: fileNameOf(response), content: await response.blob() };
}

/** Saves a file through the browser's downloads. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The browser has started the download before this runs.
  setTimeout(() => URL.revokeObjectURL(url));
}
