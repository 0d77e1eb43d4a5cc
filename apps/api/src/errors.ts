import type { ErrorCode } from '@halved/shared/errors';

/** A fault of an input field. */
export interface Issue {
  path: string;
  /** The key of the message, such as `validation.emailRequired`. */
  key: string;
}

export interface FailureOptions {
  issues?: Issue[];
  /** In whole seconds. */
  retryAfter?: number;
  cause?: unknown;
}

/** A failure with one of the contract's codes. The errors plugin turns it into the response. */
export class Failure extends Error {
  override name = 'Failure';
  readonly code: ErrorCode;
  readonly issues: Issue[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, { issues, retryAfter, cause }: FailureOptions = {}) {
    super(code, { cause });
    this.code = code;
    this.issues = issues;
    this.retryAfter = retryAfter;
  }
}

export function fail(code: ErrorCode, options?: FailureOptions): never {
  throw new Failure(code, options);
}

/** Rejects one field with the message of a key: `refuse('password', 'validation.passwordCommon')`. */
export const refuse = (path: string, key: string): never =>
  fail('VALIDATION_FAILED', { issues: [{ path, key }] });
