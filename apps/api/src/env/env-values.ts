import * as z from 'zod/mini';

export const whole = (min: number, max: number, fallback: number) =>
  z.pipe(
    z._default(z.string(), String(fallback)),
    z.transform((text, { issues }) => {
      const value = Number(text);
      if (/^\d+$/.test(text) && value >= min && value <= max) return value;
      issues.push({ code: 'custom', input: text, message: `must be a whole number from ${min} to ${max}` });
      return z.NEVER;
    }),
  );

export const share = z.pipe(
  z._default(z.string(), '1'),
  z.transform((text, { issues }) => {
    const value = Number(text);
    if (/^[\d.]+$/.test(text) && value <= 1) return value;
    issues.push({ code: 'custom', input: text, message: 'must be a number from 0 to 1' });
    return z.NEVER;
  }),
);

export const flag = z.pipe(
  z.enum(['0', '1'], 'must be 0 or 1'),
  z.transform((text) => text === '1'),
);

export const split = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

export const list = (isValid: (part: string) => boolean, message: string) =>
  z.pipe(
    z._default(z.string(), ''),
    z.transform((text, { issues }) => {
      const parts = split(text);
      if (!parts.every(isValid)) issues.push({ code: 'custom', input: text, message });
      return parts;
    }),
  );

export const isWeb = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
/** Whether a text is the address of a whole host. The client's files and links are below the root of their host. */
const isWebRoot = (text: string) =>
  isWeb(text) && !/[?#@]/.test(text) && /^\/*$/.test(new URL(text).pathname);
export const isOrigin = (text: string) => isWeb(text) && new URL(text).origin === text;
export const isHost = (text: string) => /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/i.test(text);

export const isAddress = (text: string) => z.regexes.email.test(text);
export const isSender = (text: string) => isAddress(/^[^<>\p{Cc}]*<([^<>]+)>$/u.exec(text)?.[1] ?? text);
/** Without // a URL of these schemes has no host, and their clients would take this machine. */
const hasHost = (text: string, protocol: RegExp) =>
  URL.canParse(text) && protocol.test(new URL(text).protocol) && new URL(text).hostname !== '';
export const isRedis = (text: string) => hasHost(text, /^rediss?:$/);
export const isMailServer = (text: string) => hasHost(text, /^smtps?:$/);

// An empty host before the database, as with `?host=/run/postgresql`, is no URL of the standard.
const isPostgres = (text: string) =>
  text.startsWith('/') ||
  (/^(postgres(ql)?|socket):/.test(text) && URL.canParse(text.replace('@/', '@localhost/')));

export const optional = z.optional(z.string());

/** The address of a whole host, without a path, in the form that browsers send as an origin. */
export const webRoot = z.optional(
  z.pipe(
    z.string().check(
      z.refine(isWebRoot, {
        error:
          'must be a URL such as https://halved.example, without a path: Halved needs a host name of its own',
        abort: true,
      }),
    ),
    z.transform((text) => new URL(text).origin),
  ),
);

/**
 * The driver checks the certificate in each of these modes, and warns at every start that a later version of it will not
 * in all of them.
 */
const checkingModes = /(?<=[?&]sslmode=)(prefer|require|verify-ca)(?=&|$)/;

/** The address of a PostgreSQL: a URL, or the path of its socket. */
export const postgres = z.optional(
  z.pipe(
    z
      .string()
      .check(
        z.refine(
          isPostgres,
          'must be a URL such as postgres://user:password@host:5432/halved; in a password # is written %23, / %2F and @ %40',
        ),
      ),
    z.transform((url) => (url.includes('uselibpqcompat=') ? url : url.replace(checkingModes, 'verify-full'))),
  ),
);

/** Quotes that a shell would take away, and that other readers of a file of settings leave. */
const isQuoted = (text: string): boolean => /^(["']).*\1$/s.test(text);

/** What to add about a refused value that is in quotes. */
export const quotesHint = (value = ''): string =>
  isQuoted(value) ? ' (the quotes around it count as part of it: leave them out)' : '';

export const folder = z
  .string()
  .check(z.refine((text) => text !== '' && !isQuoted(text), 'must be the path of a folder'));

/** Its blanks belong to a passphrase, and backups that were made with them need them. */
const keptAsGiven = 'BACKUP_PASSPHRASE';

/** The variables that are set, without the blanks and the ends of lines that some readers of files leave around them. */
export const givenValues = (source: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(source)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [name, name === keptAsGiven ? value : value?.trim()]),
  );
