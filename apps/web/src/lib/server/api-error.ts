import type { AppRouter, ClientErrorData } from '@halved/shared/router';
import { TRPCClientError } from '@trpc/client';
import { busyStatus, isServerError, wakingStatuses } from './statuses.ts';
import { WakeError } from './wake-error.ts';

const isClientError = (error: unknown): error is TRPCClientError<AppRouter> =>
  error instanceof TRPCClientError;

/** The server's data about a failed call; null if the server returned none. */
export function errorData(error: unknown): ClientErrorData | null {
  return (isClientError(error) && error.data) || null;
}

/**
 * Whether a failure means that the server may be waking: no network, a timeout, 502, 503 or 504 (docs/product.md
 * §10.1).
 */
export function isWaking(error: unknown): boolean {
  if (error instanceof WakeError) return true;
  if (error instanceof Error && error.cause instanceof WakeError) return true;
  const data = errorData(error);
  return data !== null && wakingStatuses.includes(data.status);
}

/** Whether the server did not answer, or failed itself, so that the same request may succeed later. */
export const isOutage = (error: unknown): boolean =>
  isWaking(error) || isServerError(errorData(error)?.status ?? 0);

/** How many seconds a busy server asked to wait before the next try; undefined for every other failure. */
export function busySeconds(error: unknown): number | undefined {
  const data = errorData(error);
  return data?.status === busyStatus ? data.retryAfter : undefined;
}

/** The code of the contract's error, for example 'COMMENTS_DISABLED'. */
export const errorCode = (error: unknown): string | undefined => errorData(error)?.code;

/** The message about the first invalid field; it says more than "Please check what you entered." */
export const fieldSentence = (error: unknown): string | undefined => errorData(error)?.details?.[0]?.message;

export interface FallbackTexts {
  /** Shown when the server gave no message of its own (the message catalogue's "Failed to …"). */
  failed: string;
  /** Shown when the server did not answer at all. */
  unreachable: string;
}

/** The message for a person: the server's, else the message catalogue's (docs/product.md §12.2). */
export function errorText(error: unknown, { failed, unreachable }: FallbackTexts): string {
  if (isWaking(error) && !busySeconds(error)) return unreachable;
  const data = errorData(error);
  return data && data.code !== 'INTERNAL' && data.message ? data.message : failed;
}

/**
 * For deletions a 404 counts as success, because the item is gone. Another device deleted it first, or the response to
 * an earlier try was lost.
 */
export function ignoreNotFound(error: unknown): void {
  if (errorCode(error) !== 'NOT_FOUND') throw error;
}
