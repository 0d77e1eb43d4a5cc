import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { type AiSettings, aiOf, aiVariables } from './env/ai-settings.ts';
import { type BackupSettings, backupsOf, backupVariables } from './env/backup-settings.ts';
import { EnvError } from './env/env-error.ts';
import {
  flag,
  folder,
  givenValues,
  isAddress,
  isHost,
  isMailServer,
  isOrigin,
  isRedis,
  isSender,
  list,
  optional,
  postgres,
  quotesHint,
  split,
  webRoot,
  whole,
} from './env/env-values.ts';
import { secretsOf } from './env/jwt-secrets.ts';
import {
  type LemonSqueezyKeys,
  lemonSqueezyKeysOf,
  lemonSqueezyVariables,
} from './env/lemon-squeezy-keys.ts';
import { mistypedSettings } from './env/mistyped.ts';
import {
  fromDataDir,
  type Reading,
  storedSecret,
  storedVapidKeys,
  type VapidKeys,
  vapidKeysOf,
} from './env/stored-secrets.ts';
import { type TraceSettings, tracesOf, traceVariables } from './env/trace-settings.ts';

/** What a process does: it serves people (`api`), it runs the jobs (`worker`), or both. */
const roles = ['all', 'api', 'worker'] as const;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const modes = ['production', 'development', 'test'] as const;

const minTokenLength = 16;

const Variables = z.object({
  NODE_ENV: z.optional(z.enum(modes, 'must be production, or development for a trial')),
  PORT: whole(0, 65_535, 3000),
  HOST: z._default(z.string(), '0.0.0.0'),
  DATABASE_URL: postgres,
  DATABASE_DIRECT_URL: postgres,
  DATABASE_READ_URL: postgres,
  DATABASE_CONNECTIONS: whole(2, 100, 10),
  JOBS_EVERY_SECONDS: whole(1, 3_600, 1),
  HALVED_ROLE: z._default(z.enum(roles, `must be ${roles.join(', ')}`), 'all'),
  REDIS_URL: z.optional(
    z.string().check(z.refine(isRedis, 'must be a URL such as redis://:password@host:6379')),
  ),
  DATA_DIR: z._default(folder, '.data'),
  JWT_SECRET: z.pipe(z._default(z.string(), ''), z.transform(split)),
  PUBLIC_URL: webRoot,
  SMTP_URL: z.optional(
    z.string().check(z.refine(isMailServer, 'must be a URL such as smtps://user:password@mail.example')),
  ),
  MAIL_FROM: z.optional(
    z
      .string()
      .check(z.refine(isSender, 'must be an address, or a name and one: Halved <hello@halved.example>')),
  ),
  CONTACT_EMAIL: z.optional(z.string().check(z.refine(isAddress, 'must be an email address'))),
  VAPID_PUBLIC_KEY: optional,
  VAPID_PRIVATE_KEY: optional,
  PUSH_HOSTS: list(isHost, 'must be host names such as push.example or *.push.example'),
  TRUST_PROXY: whole(0, 10, 0),
  CORS_ORIGINS: list(isOrigin, 'must be origins such as https://app.example, without a slash at the end'),
  AVATAR_HOSTS: list(isHost, 'must be host names such as images.example'),
  STRICT_EMAIL_PRIVACY: z._default(flag, false),
  ADMIN_EMAILS: list(isAddress, 'must be email addresses'),
  REQUIRE_STAFF_TOTP: z.optional(flag),
  DEMO: z.optional(flag),
  REPORTER_MIN_AGE_DAYS: whole(0, 3_650, 7),
  RATE_LIMIT_SCALE: whole(1, 1_000_000, 1),
  ...aiVariables,
  ...lemonSqueezyVariables,
  ...backupVariables,
  METRICS_TOKEN: z.optional(
    z.string().check(z.refine((token) => token.length >= minTokenLength, 'must have at least 16 characters')),
  ),
  ...traceVariables,
  LOG_LEVEL: z._default(z.enum(logLevels, `must be ${logLevels.join(', ')}`), 'info'),
});

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(Variables.shape);

export interface Env {
  production: boolean;
  port: number;
  host: string;
  /** If undefined, the embedded PostgreSQL under `dataDir` is used. */
  databaseUrl: string | undefined;
  /** The same database without PgBouncer, for migrations, backup and restore; if undefined, `databaseUrl` is used. */
  databaseDirectUrl: string | undefined;
  /** A read replica of `databaseUrl`; if undefined, the primary answers everything. */
  databaseReadUrl: string | undefined;
  /** The most connections that this process opens to `databaseUrl` at once, and to `databaseReadUrl`. */
  databaseConnections: number;
  role: (typeof roles)[number];
  /** The least time between two looks of the jobs into the database. */
  jobsEverySeconds: number;
  /** If undefined, each process counts its rate limits in its own memory. */
  redisUrl: string | undefined;
  dataDir: string;
  /** The first secret signs tokens; every secret can verify them. */
  jwtSecrets: string[];
  /** The public address of this instance, without a slash at the end. */
  publicUrl: string;
  /** If undefined, each mail is written to a file under `dataDir`. */
  smtpUrl: string | undefined;
  /** The sender of mails: an address, or a name and an address. */
  mailFrom: string;
  /** The address to which people write with questions about this instance. */
  contactEmail: string;
  /** The keys of this server for push services; null if push is off. */
  vapid: VapidKeys | null;
  /** Further hosts that push endpoints may have. The operator trusts them, so they may be in a private network. */
  pushHosts: string[];
  /** The number of proxies in front that set X-Forwarded-For. */
  trustProxy: number;
  corsOrigins: string[];
  avatarHosts: string[];
  /** Whether the server hides from everybody that an address has an account. */
  strictEmailPrivacy: boolean;
  /** The addresses, in lower case, of accounts that become admin once their owners have proven the address. */
  adminEmails: string[];
  /** Whether moderators and admins have their powers only with a second factor. */
  requireStaffTotp: boolean;
  demo: boolean;
  /** The age, in days, from which an account's reports can hide a post or a comment. */
  reporterMinAgeDays: number;
  rateLimitScale: number;
  /** The AI provider that also reads public posts; null if there is none. */
  ai: AiSettings | null;
  /** The access to Lemon Squeezy, through which members pay; null if there is none. */
  lemonSqueezy: LemonSqueezyKeys | null;
  backups: BackupSettings;
  /** Who presents it may read the metrics; if undefined, nothing is measured. */
  metricsToken: string | undefined;
  /** Null if there are no traces. */
  traces: TraceSettings | null;
  logLevel: string;
  /** What to say of variables that are probably mistyped settings. */
  mistyped: string[];
}

const vapidHint = 'Make a pair with npx web-push generate-vapid-keys, and set both.';

/**
 * The keys of this server for push services; null if push is off. Several processes may share the database of
 * DATABASE_URL, so they must be given the same keys. With the embedded database the first start creates the keys.
 */
function vapidOf(values: z.infer<typeof Variables>, stored: () => VapidKeys): VapidKeys | null {
  const { DATABASE_URL, VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY } = values;
  if (!VAPID_PUBLIC_KEY && !VAPID_PRIVATE_KEY) {
    return DATABASE_URL ? null : stored();
  }
  try {
    const keys = vapidKeysOf(VAPID_PRIVATE_KEY ?? '');
    if (keys.publicKey === VAPID_PUBLIC_KEY) return keys;
  } catch {
    // A private key that cannot be read does not fit either.
  }
  throw new EnvError(`VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY do not belong together. ${vapidHint}`);
}

/**
 * Reads the environment variables of the server (docs/operations.md); no other code reads them. Throws an EnvError that
 * says what to correct.
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env, reading: Reading = { mayWrite: true }): Env {
  const variables = givenValues(source);
  const parsed = Variables.safeParse(variables);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => {
      const name = issue.path.join('.');
      return `${name} ${issue.message}${quotesHint(variables[name])}`;
    });
    throw new EnvError(`The environment is not right: ${wrong.join('; ')}.`);
  }
  const values = parsed.data;
  const production = values.NODE_ENV === 'production';
  const dataDir = resolve(values.DATA_DIR);
  if (production && values.DATABASE_URL && values.JWT_SECRET.length === 0) {
    throw new EnvError(
      'JWT_SECRET is missing: with DATABASE_URL in production it must be set (openssl rand -hex 32).',
    );
  }
  if (values.HALVED_ROLE !== 'all' && !values.DATABASE_URL) {
    throw new EnvError(
      `DATABASE_URL is missing: HALVED_ROLE=${values.HALVED_ROLE} shares its database with other processes, and the embedded one belongs to one process. Set DATABASE_URL, or leave HALVED_ROLE out.`,
    );
  }
  if (values.DATABASE_READ_URL && !values.DATABASE_URL) {
    throw new EnvError(
      'DATABASE_URL is missing: DATABASE_READ_URL is a replica of the database of DATABASE_URL. Set both, or leave DATABASE_READ_URL out.',
    );
  }
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  return {
    production,
    port: values.PORT,
    host: values.HOST,
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    databaseReadUrl: values.DATABASE_READ_URL,
    databaseConnections: values.DATABASE_CONNECTIONS,
    role: values.HALVED_ROLE,
    jobsEverySeconds: values.JOBS_EVERY_SECONDS,
    redisUrl: values.REDIS_URL,
    dataDir,
    jwtSecrets: secretsOf(values.JWT_SECRET, production, () => fromDataDir(dataDir, reading, storedSecret)),
    publicUrl,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? `Halved <no-reply@${new URL(publicUrl).hostname}>`,
    contactEmail: values.CONTACT_EMAIL ?? `support@${new URL(publicUrl).hostname}`,
    vapid: vapidOf(values, () => fromDataDir(dataDir, reading, storedVapidKeys)),
    pushHosts: values.PUSH_HOSTS.map((host) => host.toLowerCase()),
    trustProxy: values.TRUST_PROXY,
    corsOrigins: values.CORS_ORIGINS,
    avatarHosts: values.AVATAR_HOSTS,
    strictEmailPrivacy: values.STRICT_EMAIL_PRIVACY,
    adminEmails: values.ADMIN_EMAILS.map((address) => address.toLowerCase()),
    requireStaffTotp: values.REQUIRE_STAFF_TOTP ?? publicUrl.startsWith('https:'),
    demo: values.DEMO ?? values.DATABASE_URL === undefined,
    reporterMinAgeDays: values.REPORTER_MIN_AGE_DAYS,
    rateLimitScale: values.RATE_LIMIT_SCALE,
    ai: aiOf(values),
    lemonSqueezy: lemonSqueezyKeysOf(values),
    backups: backupsOf(values, dataDir),
    metricsToken: values.METRICS_TOKEN,
    traces: tracesOf(values),
    logLevel: values.LOG_LEVEL,
    mistyped: mistypedSettings(variables, settingNames),
  };
}
