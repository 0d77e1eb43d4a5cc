import * as z from 'zod/mini';
import { fitsGraphemes, isFlood } from '../graphemes.ts';
import { languageCodes } from '../languages.ts';
import { limits } from '../limits.ts';
import { type ModerationStatus, moderationStatuses } from '../moderation-statuses.ts';
import { hasTooManyMarks, tidy } from '../people-words.ts';
import { type PrivacyLevel, privacyLevels } from '../privacy-levels.ts';
import { type Role, roles } from '../roles.ts';
import { tiers } from '../tiers.ts';
import { defaultTimeRange, timeRanges } from '../time-ranges.ts';

export { type ModerationStatus, moderationStatuses, type PrivacyLevel, privacyLevels, type Role, roles };

/**
 * An id in a path, converted to lower case. A malformed id leads to the same 404 as an unknown one, so the schema's
 * message is that error code.
 */
export const id = z.uuid('NOT_FOUND').check(z.toLowerCase());

/** A moment, ISO 8601 in UTC. */
export const moment = z.iso.datetime('validation.moment');

export const language = z.enum(languageCodes, 'validation.language');
export const privacyLevel = z.enum(privacyLevels, 'validation.privacyLevel');
export const tier = z.enum(tiers);
/** A range of numbers; without a value the last ninety days. */
export const timeRange = z._default(z.enum(timeRanges, 'validation.timeRange'), defaultTimeRange);
export const role = z.enum(roles);
export const moderationStatus = z.enum(moderationStatuses);

export const success = z.strictObject({ success: z.literal(true) });
/** The output of an operation that returns nothing else. */
export const succeeded: z.infer<typeof success> = { success: true };

// Control characters that nobody types on purpose. Line breaks are checked elsewhere.
const controls = /[^\P{Cc}\n]/u;
const lineBreaks = /[\n\u2028\u2029]/;
const loneSurrogate = /\p{Surrogate}/u;
const isPrintable = (text: string) => !controls.test(text) && !loneSurrogate.test(text);

/** Rejects control characters. PostgreSQL cannot store NUL. */
export const printable = (message: string) => z.refine<string>(isPrintable, message);

const lastMoment = Date.UTC(9999, 11, 31, 23, 59, 59, 999);
const isInReach = (text: string) => Date.parse(text) >= 0 && Date.parse(text) <= lastMoment;

/**
 * A moment that a caller sends, in any time zone, from 1970 to the end of 9999: what JavaScript, JSON and PostgreSQL
 * can all hold.
 */
export const givenMoment = z
  .string('validation.moment')
  .check(
    z.maxLength(limits.momentMax, { error: 'validation.moment', abort: true }),
    z.iso.datetime({ offset: true, error: 'validation.moment', abort: true }),
    z.refine(isInReach, 'validation.moment'),
  );

/** A day that a caller sends, in the same range. */
export const givenDay = z.iso
  .date({ error: 'validation.day', abort: true })
  .check(z.refine(isInReach, 'validation.day'));

interface TextRule {
  max: number;
  /** `required` and `tooLong` are message keys. Without `required` the text may be empty after trimming. */
  required?: string;
  tooLong: string;
  lines?: boolean;
}

/** A check that, once it fails, keeps the later checks from running. */
const first = (isKept: (text: string) => boolean, error: string) =>
  z.refine<string>(isKept, { error, abort: true });

/**
 * People's words: trimmed, composed (NFC), counted in graphemes (docs/product.md §3.2). The length in UTF-16 units is
 * checked first, and then the number of marks in a row. So the slower checks never get a text that was made to slow
 * them down.
 */
export const personText = ({ max, required, tooLong, lines = false }: TextRule) =>
  z.string(required).check(
    z.overwrite(tidy),
    z.maxLength(max * limits.unitsPerGrapheme, { error: tooLong, abort: true }),
    first(isPrintable, 'validation.controlCharacters'),
    first((text) => lines || !lineBreaks.test(text), 'validation.singleLine'),
    first((text) => !hasTooManyMarks(text), 'validation.flood'),
    z.normalize('NFC'),
    z.minLength(required === undefined ? 0 : 1, required),
    first((text) => fitsGraphemes(text, max), tooLong),
    // The marks are counted after composition, because composition replaces some marks by two.
    first((text) => !hasTooManyMarks(text) && !isFlood(text), 'validation.flood'),
    z.describe(`At most ${max} user-perceived characters`),
  );

/** The text of a search. It may be empty. */
export const searchText = personText({
  max: limits.queryMax,
  tooLong: 'validation.queryTooLong',
});

const pattern = z.regexes.email;

const address = (required: string, invalid: string) =>
  z
    .string(required)
    .check(
      z.trim(),
      z.minLength(1, required),
      z.maxLength(limits.emailMax, { error: invalid, abort: true }),
      z.regex(pattern, invalid),
      z.describe('An email address'),
    );

/** The email address on the login and forgot-password forms (docs/product.md §12.3). */
export const email = address('validation.emailRequired', 'validation.emailInvalid');
/** The email address on the registration form, which has its own message (docs/product.md §12.3). */
export const newEmail = address('validation.newEmailInvalid', 'validation.newEmailInvalid');

export const newUsername = z
  .string('validation.usernameTooShort')
  .check(
    z.trim(),
    z.minLength(limits.username.min, 'validation.usernameTooShort'),
    z.maxLength(limits.username.max, { error: 'validation.usernameTooLong', abort: true }),
    z.regex(/^[A-Za-z0-9_]+$/, 'validation.usernameCharacters'),
  );

/** A username in a path. A text that cannot be a username leads to the same 404 as an unknown username. */
export const knownUsername = z.string('NOT_FOUND').check(z.regex(/^[A-Za-z0-9_]{3,30}$/, 'NOT_FOUND'));

const hasEach = (text: string) => /\p{Ll}/u.test(text) && /\p{Lu}/u.test(text) && /\d/.test(text);

/** A new password. The server also rejects common ones. `required` and `characters` are message keys. */
const chosenPassword = (required: string, characters: string) =>
  z
    .string(required)
    .check(
      z.minLength(1, { error: required, abort: true }),
      z.minLength(limits.password.min, 'validation.passwordTooShort'),
      z.maxLength(limits.password.max, { error: 'validation.passwordTooLong', abort: true }),
      z.refine(hasEach, characters),
      z.describe('At least one uppercase letter, one lowercase letter and one digit'),
    );

/** The password on the registration form (docs/product.md §12.3). */
export const newPassword = chosenPassword('validation.passwordTooShort', 'validation.passwordCharacters');
/** The new password on the reset form, which has its own messages (docs/product.md §12.3). */
export const resetPassword = chosenPassword(
  'validation.passwordRequired',
  'validation.resetPasswordCharacters',
);

/** The password that a member types to sign in (docs/product.md §12.3). */
export const currentPassword = z
  .string('validation.passwordRequired')
  .check(
    z.minLength(1, 'validation.passwordRequired'),
    z.minLength(limits.password.loginMin, 'validation.passwordTooShortToLogin'),
    z.maxLength(limits.password.max, 'validation.passwordTooLong'),
  );

const limit = z
  .int('validation.limit')
  .check(z.gte(1, 'validation.limit'), z.lte(limits.page.max, 'validation.limit'));

/** The field `limit` of a page input; `size` is its default. */
export const pageLimit = (size: number) => z._default(limit, size);

/** The field `limit` of a list that is sent whole if the caller sets no limit. */
export const optionalLimit = z.optional(limit);

/** The fields of a *page* input (docs/product.md §16); spread them into a strict object. */
export const page = {
  limit: pageLimit(limits.page.size),
  offset: z._default(
    z
      .int('validation.offset')
      .check(z.gte(0, 'validation.offset'), z.lte(1_000_000_000, 'validation.offset')),
    0,
  ),
  cursor: z.optional(
    z.string('validation.cursor').check(z.maxLength(limits.page.cursorMax, 'validation.cursor')),
  ),
};

/** A *page* output: the items under their plural name, beside total, hasMore and nextCursor. */
export const pageOf = <Name extends string, Item extends z.core.$ZodType>(name: Name, item: Item) =>
  z.strictObject({
    ...named(name, z.array(item)),
    total: z.int(),
    hasMore: z.boolean(),
    nextCursor: z.nullable(z.string()),
  });

function named<Name extends string, Value>(name: Name, value: Value): Record<Name, Value>;
function named(name: string, value: unknown) {
  return { [name]: value };
}

/** Gives a schema its name in the OpenAPI document. */
export const component = <S extends z.core.$ZodType>(name: string, schema: S): S => {
  z.globalRegistry.add(schema, { id: name });
  return schema;
};
