import type { ErrorBody } from '@halved/shared/errors';
import { apiFetch } from '../server/api-fetch.ts';
import { isServerError } from '../server/statuses.ts';

/** The server refused the download. The message is the server's sentence for people, or empty without one. */
class RefusedDownload extends Error {
  override readonly name = 'RefusedDownload';
}

async function sentenceOf(response: Response): Promise<string> {
  if (isServerError(response.status)) return '';
  const body: Partial<{ error: Partial<ErrorBody> }> | null = await response.json().catch(() => null);
  return body?.error?.message ?? '';
}

/** The file name from the Content-Disposition header. */
const fileNameOf = (response: Response): string | undefined =>
  /filename="([^"/\\]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];

export interface LoadedFile {
  name: string;
  content: Blob;
}

/**
 * Loads a file from an address of the API. The typed client only reads JSON, and a plain link cannot send the access
 * token. The server names the file; `otherwise` is the name if it does not.
 */
export async function fetchFile(address: string, otherwise: string): Promise<LoadedFile> {
  const response = await apiFetch(address);
  if (!response.ok) throw new RefusedDownload(await sentenceOf(response));
  return { name: fileNameOf(response) ?? otherwise, content: await response.blob() };
}

/** For how long a saved file can be read. An iPhone first asks whether to save it, and reads it after the answer. */
const readableMs = 60_000;

/** Saves a file through the browser's downloads. */
export function saveFile({ name, content }: LoadedFile): void {
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), readableMs);
}

/** The message for a person after a failed download: the server's own, else `failed` or what `failure` makes of it. */
export function downloadFailure(
  error: unknown,
  failed: string,
  failure: (error: unknown, failed: string) => string,
): string {
  return error instanceof RefusedDownload ? error.message || failed : failure(error, failed);
}
