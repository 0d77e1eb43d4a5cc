import { leaving } from '@halved/shared/contract/account';
import { toRequest } from '@halved/shared/to-request';
import * as z from 'zod/mini';
import { apiFetch } from '../../lib/api-fetch.ts';

const serverErrors = 500;
const Refusal = z.object({ error: z.object({ message: z.string() }) });

/** The server said no; the message is its sentence, or empty where it has none for people. */
export class RefusedDownload extends Error {
  override readonly name = 'RefusedDownload';
}

async function sentenceOf(response: Response): Promise<string> {
  if (response.status >= serverErrors) return '';
  const body: unknown = await response.json().catch(() => null);
  return z.safeParse(Refusal, body).data?.error.message ?? '';
}

/** The name that the server gave its attachment. */
export const fileNameOf = (response: Response): string =>
  /filename="([^"/\\]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'halved.json';

/** Everything held about the member, as the file that the server makes of it. Needs the token, so no link can do it. */
export async function fetchAccount(): Promise<{ name: string; content: Blob }> {
  const { method, path } = toRequest(leaving.exportAccount, {});
  const response = await apiFetch(`/api${path}`, { method });
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
