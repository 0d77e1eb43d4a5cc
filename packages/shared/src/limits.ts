/** Every length and size that server and client both know. Lengths are in graphemes. */
export const limits = {
  username: { min: 3, max: 30 },
  password: { min: 8, max: 128, loginMin: 6 },
  emailMax: 254,
  displayNameMax: 100,
  bio: { max: 500, warnAbove: 450 },
  avatarUrlMax: 500,
  regionMax: 100,
  cityMax: 100,
  shortContent: { max: 280, warnAbove: 250 },
  /** A list shows the first `excerpt` characters of it. */
  longContent: { max: 10_000, warnAbove: 9_000, excerpt: 500 },
  worryPromptMax: 120,
  comment: { max: 1_000, warnAbove: 900 },
  /**
   * Comments of the first level at once, how deep answers go, and how many come with one of the first level: fewer
   * where their words take more than `bytes`, of which a page of the usual size has room for as many as it has threads.
   */
  thread: { size: 10, depth: 4, replies: 50, bytes: 120_000 },
  reportDetailsMax: 500,
  moderationNoteMax: 500,
  suspensionReasonMax: 500,
  /** Three under a post, five by default, ten beside an analysis. */
  similar: { size: 5, max: 20, shown: 3, aside: 10 },
  keywords: 8,
  copingMethod: { max: 100, most: 10 },
  resolutionStory: { max: 2_000, warnAbove: 1_800 },
  /** Stars. */
  helpfulness: { min: 1, max: 5 },
  /** Resolution stories: by default, and on their page; a search looks through so many for one page. */
  stories: { size: 10, page: 20, lookedThrough: 2_500 },
  /** What helped others, by default. */
  suggestions: 5,
  suggestionExampleMax: 200,
  /**
   * Coping methods of everyone: how many people must have chosen one before it is shown, how many are shown, and over
   * how many of the latest resolutions they are counted.
   */
  copingMethods: { top: 10, people: 5, lookedThrough: 20_000 },
  queryMax: 200,
  categoryMax: 40,
  /** A date with its time, with seconds of any precision. */
  momentMax: 64,
  /**
   * A search looks through so many worries for one page; the next one goes on where it stopped. A page ends early
   * before it is longer than `bytes`.
   */
  page: { size: 20, max: 100, totalCap: 1_000, cursorMax: 400, lookedThrough: 20_000, bytes: 2_000_000 },
  /** On the dashboard. */
  recentWorries: 5,
  /**
   * The bell asks for 10 and lists 5, and its badge counts up to 9; the page asks for 50. Unread notifications are
   * counted up to `unreadCap`.
   */
  notifications: { bell: 10, bellListed: 5, badgeMax: 9, page: 50, unreadCap: 100 },
  /** The community page asks for 10 worries and lists 5 of the public ones. */
  communityPosts: { fetched: 10, listed: 5 },
  bodyBytes: 128 * 1024,
  /** More UTF-16 units to one grapheme than this, on average, is no text but a flood. */
  unitsPerGrapheme: 25,
  /** A syllable of Tibetan has so many combining marks in a row, and none in use has more. */
  marksInARow: 8,
} as const;

/** Times of the web client, in milliseconds. */
export const times = {
  apiTimeoutMs: 30_000,
  splashMs: 1_000,
  toastMs: 4_000,
  notificationPollMs: 30_000,
  queueCountPollMs: 60_000,
  preferencesSavedMs: 3_000,
  availabilityDebounceMs: 500,
  feedRefreshMs: 30_000,
  feedCacheMs: 5 * 60_000,
  loginRetryBaseMs: 3_000,
} as const;

/** How often the login screen tries to wake a sleeping server. */
export const loginRetries = 3;

/** Pages of a feed that are kept. */
export const feedCachePages = 50;

const second = 1;
const minute = 60 * second;
const hour = 60 * minute;

export interface RateLimit {
  points: number;
  seconds: number;
}

/** Counted by address, whoever is signed in, so that another token gives no further try. */
const byAddress = {
  register: { points: 10, seconds: hour },
  /** The login call itself; failures are counted apart (docs/product.md §2.2). */
  login: { points: 120, seconds: minute },
  refresh: { points: 60, seconds: minute },
  /** `forgotPasswordAccount` also counts each account. */
  forgotPassword: { points: 20, seconds: hour },
  availability: { points: 30, seconds: minute },
} as const;

/** Counted by account, else by address. */
const byAccount = {
  calls: { points: 600, seconds: minute },
  /** Counted by the address that was typed, whether it has an account or not. */
  forgotPasswordAccount: { points: 3, seconds: hour },
  resendVerification: { points: 3, seconds: hour },
  /** Opening mailed links; a token of 256 bits cannot be guessed, this only spares the database. */
  mailedTokens: { points: 60, seconds: minute },
  /** Calls that ask for the current password once more. */
  passwords: { points: 10, seconds: 15 * minute },
  exports: { points: 10, seconds: 24 * hour },
  worries: { points: 20, seconds: hour },
  /** New words for a worry: they are read as a new one is. */
  worryEdits: { points: 20, seconds: hour },
  /** What protects somebody, such as making worries private, is not held up like words; it has them read as well. */
  worryChanges: { points: 300, seconds: hour },
  comments: { points: 60, seconds: hour },
  commentEdits: { points: 60, seconds: hour },
  resolutions: { points: 60, seconds: hour },
  likes: { points: 300, seconds: hour },
  follows: { points: 300, seconds: hour },
  reports: { points: 20, seconds: hour },
  analyze: { points: 30, seconds: hour },
  detectContent: { points: 60, seconds: minute },
} as const;

export type RateLimitName = keyof typeof byAddress | keyof typeof byAccount;

/**
 * Rate limits by name: `points` calls in `seconds`. An operation names one; what has no count of its own is `calls`.
 */
export const rateLimits: Record<RateLimitName, RateLimit> = { ...byAddress, ...byAccount };

export const isByAddress = (name: RateLimitName): boolean => name in byAddress;

/**
 * Young accounts count towards their address as well, so many times the limit together: a class can sign up at once,
 * and whoever opens accounts by the dozen gains nothing.
 */
export const youngAccounts = { hours: 24, times: 5 } as const;
