/** Lengths and sizes that both server and client use. Lengths are in graphemes. */
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
  /** A list contains only the first `excerpt` characters of a long text. */
  longContent: { max: 10_000, warnAbove: 9_000, excerpt: 500 },
  worryPromptMax: 120,
  comment: { max: 1_000, warnAbove: 900 },
  /**
   * `size`: first-level comments per page. `depth`: levels of replies. A first-level comment comes with at most
   * `replies` replies, and with fewer if together they would take more than `bytes`.
   */
  thread: { size: 10, depth: 4, replies: 50, bytes: 120_000 },
  reportDetailsMax: 500,
  moderationNoteMax: 500,
  /** The characters of the hash by which a moderator’s decision names the words that they read. */
  revisionMax: 16,
  /** For how long a moderator's claim of an item holds. */
  claimMinutes: 15,
  instanceNameMax: 60,
  instanceDescriptionMax: 300,
  instanceRulesMax: 5_000,
  announcementMax: 500,
  inviteNoteMax: 200,
  inviteUsesMax: 100,
  /** The longest code of an invitation or of the first start that is looked at. */
  codeMax: 100,
  suspensionReasonMax: 500,
  /** The number of similar posts. `size`: the default. `shown`: under a post. `aside`: beside an analysis. */
  similar: { size: 5, max: 20, shown: 3, aside: 10 },
  keywords: 8,
  copingMethod: { max: 100, most: 10 },
  resolutionStory: { max: 2_000, warnAbove: 1_800 },
  /** The rating of a resolution in stars. */
  helpfulness: { min: 1, max: 5 },
  /**
   * Resolution stories. `size`: the default number. `page`: the number on their screen. `lookedThrough`: how many a
   * search examines for one page.
   */
  stories: { size: 10, page: 20, lookedThrough: 2_500 },
  /** The default number of suggestions of what helped others. */
  suggestions: 5,
  suggestionExampleMax: 200,
  /**
   * Coping methods of everyone. `top`: how many are shown. `people`: how many people must have chosen a method before
   * it is shown. `lookedThrough`: how many of the latest resolutions are counted.
   */
  copingMethods: { top: 10, people: 5, lookedThrough: 20_000 },
  /** A rating or effectiveness in stars. */
  stars: { min: 1, max: 5 },
  exerciseNotes: { max: 2_000, warnAbove: 1_800 },
  /** How many popular exercises and techniques the wellness centre shows. */
  popularExercises: 6,
  /** The default number of recommended exercises, and of recommended techniques. */
  recommendations: 3,
  /** How many items a preview of a feature has. */
  featurePreview: 3,
  /** How many tags of the directory of help are shown, and the length of one. */
  resourceTags: 20,
  resourceTag: 60,
  /** How long the answer to a check-in can be changed, and how many characters of a post a check-in shows. */
  checkIns: { changeHours: 24, firstWords: 60 },
  /** How many devices of an account get push messages (a further one replaces the oldest), and the longest endpoint. */
  pushSubscriptions: { most: 10, endpointMax: 1_000 },
  /**
   * Aggregates (docs/product.md §22). `people`: how many people a number is about at least, and a difference between
   * numbers. `regional`: the same where numbers tell where people live. `stable`: how many people must change before a
   * number of a report changes. `postsPerPerson`: how many posts of one person count in a number. `countStep` and
   * `sentimentStep`: what numbers are rounded to. `split`: the share above which one category hides the others.
   * `topics`: how many trending topics are listed. `topicsKept`: how many a snapshot has.
   */
  aggregates: {
    people: 10,
    regional: 20,
    stable: 5,
    postsPerPerson: 3,
    countStep: 5,
    sentimentStep: 0.05,
    split: 0.9,
    topics: 15,
    topicsKept: 50,
  },
  /** How many items a list in the address may have. */
  arrayMax: 20,
  /** What a checkout may carry: the number of keys, and the length of a key or a value. */
  customDataKeys: 10,
  customDataMax: 200,
  variantIdMax: 100,
  /** The largest event about a payment, in bytes. */
  webhookBytes: 262_144,
  /** For so long a repeated request with the same Idempotency-Key has no second effect. */
  idempotencyHours: 24,
  queryMax: 200,
  categoryMax: 40,
  /** The length of a date with its time, with seconds of any precision. */
  momentMax: 64,
  /**
   * A search examines at most `lookedThrough` posts for one page, and the next page continues there. A page ends early
   * before it is longer than `bytes`.
   */
  page: { size: 20, max: 100, totalCap: 1_000, cursorMax: 400, lookedThrough: 20_000, bytes: 2_000_000 },
  /** The number of posts on the dashboard. */
  recentWorries: 5,
  /**
   * The bell requests 10 and lists 5, and its badge counts up to 9. The page requests 50. Unread notifications are
   * counted up to `unreadCap`.
   */
  notifications: { bell: 10, bellListed: 5, badgeMax: 9, page: 50, unreadCap: 100 },
  /** The community page requests 10 posts and lists 5 of the public ones. */
  communityPosts: { fetched: 10, listed: 5 },
  bodyBytes: 128 * 1024,
  /**
   * A text with more UTF-16 units per grapheme on average is rejected as a flood, because nobody writes such a text.
   */
  unitsPerGrapheme: 25,
  /** The most combining marks in a row. A Tibetan syllable has this many, and no text in use has more. */
  marksInARow: 8,
} as const;

/** Times of the web client, in milliseconds. */
export const times = {
  apiTimeoutMs: 30_000,
  /** A server that has not answered for this long probably sleeps behind a host that keeps the connection open. */
  silenceMs: 8_000,
  toastMs: 4_000,
  notificationPollMs: 30_000,
  queueCountPollMs: 60_000,
  preferencesSavedMs: 3_000,
  availabilityDebounceMs: 500,
  feedRefreshMs: 30_000,
  feedCacheMs: 5 * 60_000,
  /** The age from which the account is loaded again when its member returns to the page. */
  accountFreshMs: 5 * 60_000,
  loginRetryBaseMs: 3_000,
  /** The wait before the one retry while the server wakes. */
  wakeRetryMs: 2_000,
  /** After a checkout: how often the account is requested again, for how long, and how old the checkout may be. */
  paymentPollMs: 3_000,
  paymentPollForMs: 2 * 60_000,
  paymentExpectedMs: 60 * 60_000,
  /** After the end of a tier: how often the account is requested again until the server agrees, and for how long. */
  tierEndPollMs: 5_000,
  tierEndPollForMs: 2 * 60_000,
} as const;

/** How often the login screen retries while the server is waking. */
export const loginRetries = 3;

/** The number of pages of a feed that are cached. */
export const feedCachePages = 50;
