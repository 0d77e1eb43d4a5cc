const second = 1;
const minute = 60 * second;
const hour = 60 * minute;

export interface RateLimit {
  points: number;
  seconds: number;
}

/** Limits that are counted by IP address even for signed-in callers, so that another token does not raise them. */
const byAddress = {
  register: { points: 10, seconds: hour },
  /** Login calls. Failed ones are also counted separately (docs/product.md §2.2). */
  login: { points: 120, seconds: minute },
  refresh: { points: 60, seconds: minute },
  /** `forgotPasswordAccount` also counts by the typed email address. */
  forgotPassword: { points: 20, seconds: hour },
  checkEmail: { points: 30, seconds: minute },
  checkUsername: { points: 30, seconds: minute },
} as const;

/** Limits that are counted by account, or by IP address if the caller has no account. */
const byAccount = {
  calls: { points: 600, seconds: minute },
  /** Counted by the typed email address, whether or not it has an account. */
  forgotPasswordAccount: { points: 3, seconds: hour },
  /**
   * Registrations of one address with STRICT_EMAIL_PRIVACY, counted by the typed address, whether or not it has an
   * account. Beyond the limit they succeed, and its owner gets no notice.
   */
  registeredAgain: { points: 3, seconds: hour },
  resendVerification: { points: 3, seconds: hour },
  /** Mails that report a changed password or second factor to an address that nobody has confirmed. */
  reportsToUnconfirmed: { points: 3, seconds: hour },
  /** Opening mailed links. A token of 256 bits cannot be guessed; this limit only protects the database. */
  mailedTokens: { points: 60, seconds: minute },
  /** Calls that require the current password again. */
  passwords: { points: 10, seconds: 15 * minute },
  /** Codes of the second factor outside the login. */
  secondFactor: { points: 10, seconds: 15 * minute },
  /**
   * Codes of the second factor at the login, counted by account whatever the address. Only somebody who knows the
   * password can use this limit up, and a new password clears it.
   */
  secondFactorLogin: { points: 60, seconds: hour },
  /** The one-time code of the first start. */
  setup: { points: 10, seconds: hour },
  /** Every call that answers from the snapshots of the aggregates. */
  aggregates: { points: 60, seconds: hour },
  checkout: { points: 10, seconds: hour },
  exports: { points: 10, seconds: 24 * hour },
  worries: { points: 20, seconds: hour },
  /** New words for a post, which are screened like a new post. */
  worryEdits: { points: 20, seconds: hour },
  /**
   * Changes that protect a member, such as making posts private. Their limit is higher than that of new words, although
   * the post is screened again.
   */
  worryChanges: { points: 300, seconds: hour },
  comments: { points: 60, seconds: hour },
  commentEdits: { points: 60, seconds: hour },
  resolutions: { points: 60, seconds: hour },
  likes: { points: 300, seconds: hour },
  follows: { points: 300, seconds: hour },
  reports: { points: 20, seconds: hour },
  /** Starting an exercise and every step in it. */
  exerciseSteps: { points: 600, seconds: hour },
  /** Calls that ask for a check-in now. */
  smartCheckIns: { points: 5, seconds: hour },
  analyze: { points: 30, seconds: hour },
  detectContent: { points: 60, seconds: minute },
} as const;

export type RateLimitName = keyof typeof byAddress | keyof typeof byAccount;

/**
 * Rate limits by name: `points` calls in `seconds`. Each operation names one; `calls` is the default. They are not in
 * limits.ts, because every page of the client loads limits.ts, and only the server counts calls.
 */
export const rateLimits: Record<RateLimitName, RateLimit> = { ...byAddress, ...byAccount };

export const isByAddress = (name: RateLimitName): boolean => name in byAddress;

/**
 * The calls of accounts younger than `hours` also count towards their IP address. All young accounts of an address
 * together may use each limit `times` times. So a school class can sign up at once, and somebody with dozens of
 * accounts gains nothing.
 */
export const youngAccounts = { hours: 24, times: 5 } as const;
