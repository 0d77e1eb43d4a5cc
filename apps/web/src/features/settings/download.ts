import type { ErrorBody } from '@halved/shared/errors';
import { apiFetch } from '../../lib/server/api-fetch.ts';

const serverErrors = 500;
/** The one call whose answer is a file, not data: it goes past the typed client. */
const address = '/api/auth/account/export';

/** The server said no; the message is its sentence, or empty where it has none for people. */
export class RefusedDownload extends Error {
  override readonly name = 'RefusedDownload';
}

async function sentenceOf(response: Response): Promise<string> {
  if (response.status >= serverErrors) return '';
  const body: Partial<{ error: Partial<ErrorBody> }> | null = await response.json().catch(() => null);
  return body?.error?.message ?? '';
}

/** The name that the server gave its attachment. */
const fileNameOf = (response: Response): string =>
  /filename="([^"/\\]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'halved.json';

/** Everything held about the member, as the file that the server makes of it. Needs the token, so no link can do it. */
export async function fetchAccount(): Promise<{ name: string; content: Blob }> {
  const response = await apiFetch(address);
  if (!response.ok) throw new RefusedDownload(await sentenceOf(response));
  return { name: fileNameOf(response), content: await response.blob() };
}

/** Hands a file to the browser, which keeps it where it keeps downloads. */
export function keepFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The browser has taken it by the time that it comes back to this.
  setTimeout(() => URL.revokeObjectURL(url));
}
