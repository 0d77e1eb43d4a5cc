/** Every error code and its HTTP status (docs/product.md §12.1). Its message is `errors.<CODE>` in messages/. */
export const errorStatus = {
  VALIDATION_FAILED: 400,
  MALFORMED_JSON: 400,
  MALFORMED_URL: 400,
  INVALID_TOKEN: 400,
  UNAUTHENTICATED: 401,
  TOKEN_EXPIRED: 401,
  INVALID_CREDENTIALS: 401,
  INVALID_REFRESH_TOKEN: 401,
  SECOND_FACTOR_REQUIRED: 401,
  INVALID_CODE: 401,
  FORBIDDEN: 403,
  TIER_REQUIRED: 403,
  EMAIL_NOT_VERIFIED: 403,
  COMMENTS_DISABLED: 403,
  REPLY_NOT_EDITABLE: 403,
  ACCOUNT_SUSPENDED: 403,
  WRONG_PASSWORD: 403,
  SECOND_FACTOR_SETUP_REQUIRED: 403,
  REGISTRATION_CLOSED: 403,
  INVITE_REQUIRED: 403,
  NOT_FOUND: 404,
  NO_ACTIVE_SUBSCRIPTION: 404,
  METHOD_NOT_ALLOWED: 405,
  REQUEST_TIMEOUT: 408,
  CONFLICT: 409,
  EMAIL_TAKEN: 409,
  USERNAME_TAKEN: 409,
  ALREADY_PUBLISHED: 409,
  NOT_PUBLISHED: 409,
  ALREADY_VERIFIED: 409,
  ALREADY_REPORTED: 409,
  ALREADY_RESOLVED: 409,
  ALREADY_DECIDED: 409,
  ALREADY_CLAIMED: 409,
  SECOND_FACTOR_ON: 409,
  CHECK_IN_CLOSED: 409,
  PUSH_OFF: 409,
  PAYMENTS_OFF: 409,
  NOT_AN_UPGRADE: 409,
  LAST_ADMIN: 409,
  NAMED_IN_ADMIN_EMAILS: 409,
  MEMBER_SUSPENDED: 409,
  IDEMPOTENCY_KEY_REUSED: 409,
  REQUEST_IN_PROGRESS: 409,
  PRECONDITION_FAILED: 412,
  PAYLOAD_TOO_LARGE: 413,
  URI_TOO_LONG: 414,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RANGE_NOT_SATISFIABLE: 416,
  RATE_LIMITED: 429,
  HEADERS_TOO_LARGE: 431,
  INTERNAL: 500,
  SERVICE_UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(errorStatus, code);

/** One error of the input: its path (`a.b.0`), and a message for people. */
interface ErrorDetail {
  path: string;
  message: string;
}

/** The value of `error` in the body of every error response. */
export interface ErrorBody {
  code: ErrorCode;
  message: string;
  details?: ErrorDetail[];
  requestId?: string;
}
