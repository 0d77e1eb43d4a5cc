import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { countGraphemes } from '../graphemes.ts';
import en from '../messages/en.json' with { type: 'json' };
import { ResetPasswordInput } from './account.ts';
import { LoginInput, ProfileInput, RegisterInput } from './auth.ts';
import { BlogInput, NewPost } from './posts.ts';
import { id, page, personText } from './scalars.ts';

const sentences: Record<string, string> = en.validation;

/** The sentence that a schema has for a value; none where it takes it. */
function objection(schema: z.core.$ZodType, value: unknown): string | undefined {
  const { error } = z.safeParse(schema, value);
  const [issue] = error?.issues ?? [];
  if (issue?.code === 'unrecognized_keys') return 'There is no such field';
  return issue && (sentences[issue.message.replace('validation.', '')] ?? issue.message);
}

const objectionTo =
  (schema: z.core.$ZodObject, sound: Record<string, unknown>) => (field: string, value: unknown) =>
    objection(schema, { ...sound, [field]: value });

const long = (length: number) => 'x'.repeat(length);

describe('people’s words', () => {
  const line = personText({ max: 10, required: 'empty', tooLong: 'long' });
  const lines = personText({ max: 10, required: 'empty', tooLong: 'long', lines: true });
  const read = (text: string) => z.parse(lines, text);

  it('are trimmed, composed, and have one kind of line break', () => {
    expect(read('  a\r\nb\rc\n ')).toBe('a\nb\nc');
    expect(read('ne\u0301')).toBe('né');
    expect(read('\u3000a\u00a0')).toBe('a');
  });

  it('are counted as a person counts them, up to the limit exactly', () => {
    expect(read('👍🏽'.repeat(10))).toHaveLength(40);
    expect(objection(lines, '👍🏽'.repeat(11))).toBe('long');
    expect(objection(lines, long(11))).toBe('long');
    expect(read(`${long(10)}   `)).toHaveLength(10);
    expect(read('e\u0301'.repeat(10))).toBe('é'.repeat(10));
  });

  it('keep line breaks and tabs only where there are lines', () => {
    expect(read('a\n\n\tb')).toBe('a\n\n\tb');
    expect(objection(line, 'a\nb')).toBe(sentences.singleLine);
    expect(objection(line, 'a\tb')).toBe(sentences.singleLine);
    expect(z.parse(line, 'ab\n')).toBe('ab');
  });

  it.each(['\0', '\x07', '\x1b[31m', '\x7f', '\x85', '\ud800', 'a\udc00'])('refuse %j', (text) => {
    expect(objection(lines, `a${text}b`)).toBe(sentences.controlCharacters);
  });

  it('refuse a flood of combined characters', () => {
    expect(objection(lines, `a${'\u0301'.repeat(30)}`)).toBe(sentences.flood);
    expect(objection(lines, long(10_000_000))).toBe('long');
  });

  it('are a flood, not too long, where a counter has room for them', () => {
    const people = personText({ max: 280, required: 'empty', tooLong: 'long', lines: true });
    expect(objection(people, '👩‍👩‍👧‍👦'.repeat(280))).toBe(sentences.flood);
    expect(objection(people, '👩‍👩‍👧‍👦'.repeat(281))).toBe('long');
    expect(objection(people, `a${'\u0301'.repeat(4_000)}`)).toBe(sentences.flood);
  });

  it('are asked for where there are none', () => {
    for (const empty of ['', ' ', '\n\t', undefined, null, 7]) expect(objection(lines, empty)).toBe('empty');
  });

  it('stay as they are when they are read again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (text) => {
        const once = z.safeParse(lines, text);
        if (!once.success) return;
        expect(z.parse(lines, once.data)).toBe(once.data);
        expect(countGraphemes(once.data)).toBeLessThanOrEqual(10);
      }),
      { numRuns: 500 },
    );
  });
});

describe('the registration form', () => {
  const says = objectionTo(RegisterInput, {
    email: 'a@example.org',
    username: 'quiet_one',
    password: 'Correct1horse',
  });

  it.each([
    ['email', 'a@example.org', undefined],
    ['email', '  A.b+c@mail.example.org ', undefined],
    ['email', '', 'Please enter a valid email address'],
    ['email', undefined, 'Please enter a valid email address'],
    ['email', 'a@b', 'Please enter a valid email address'],
    ['email', 'a b@example.org', 'Please enter a valid email address'],
    ['email', 'a@example.org\0', 'Please enter a valid email address'],
    ['email', `${long(250)}@example.org`, 'Please enter a valid email address'],
    ['username', 'abc', undefined],
    ['username', long(30), undefined],
    ['username', 'ab', 'Username must be at least 3 characters'],
    ['username', undefined, 'Username must be at least 3 characters'],
    ['username', long(31), 'Username must be less than 30 characters'],
    ['username', 'with space', 'Username can only contain letters, numbers, and underscores'],
    ['username', 'josé', 'Username can only contain letters, numbers, and underscores'],
    ['username', 'abc\n', undefined],
    ['password', 'Abcdefg1', undefined],
    ['password', 'ÀÉbcdefg1', undefined],
    ['password', 'Abcdef1', 'Password must be at least 8 characters'],
    ['password', `A1${long(127)}`, 'Password must be at most 128 characters'],
    ['password', 'abcdefg1', sentences.passwordCharacters],
    ['password', 'ABCDEFG1', sentences.passwordCharacters],
    ['password', 'Abcdefgh', sentences.passwordCharacters],
    ['language', 'ar', undefined],
    ['language', 'xx', 'Please choose one of the offered languages'],
    ['role', 'admin', 'There is no such field'],
  ])('%s: %j', (field, value, sentence) => {
    expect(says(field, value)).toBe(sentence);
  });
});

describe('the login form', () => {
  const says = objectionTo(LoginInput, { email: 'a@example.org', password: 'secret' });

  it.each([
    ['email', '', 'Email is required'],
    ['email', undefined, 'Email is required'],
    ['email', 'nobody', 'Invalid email address'],
    ['password', '', 'Password is required'],
    ['password', '12345', 'Password must be at least 6 characters'],
    ['password', '123456', undefined],
    ['password', long(129), 'Password must be at most 128 characters'],
  ])('%s: %j', (field, value, sentence) => {
    expect(says(field, value)).toBe(sentence);
  });
});

describe('the profile', () => {
  const says = objectionTo(ProfileInput, {});

  it.each([
    ['displayName', '', undefined],
    ['displayName', '   ', 'Display name is required'],
    ['displayName', null, 'Display name is required'],
    ['displayName', long(100), undefined],
    ['displayName', long(101), 'Display name must be less than 100 characters'],
    ['displayName', 'two\nlines', 'This text must stay on one line'],
    ['bio', '', undefined],
    ['bio', 'two\nlines', undefined],
    ['bio', long(500), undefined],
    ['bio', long(501), 'Bio must be less than 500 characters'],
    ['avatarUrl', '', undefined],
    ['avatarUrl', 'https://images.example.org/a.png', undefined],
    ['avatarUrl', 'http://images.example.org/a.png', 'Must be a valid URL'],
    ['avatarUrl', 'javascript:alert(1)', 'Must be a valid URL'],
    ['avatarUrl', 'data:image/png;base64,AAAA', 'Must be a valid URL'],
    ['avatarUrl', `https://example.org/${long(500)}`, 'Must be a valid URL'],
    ['country', 'DE', undefined],
    ['country', '', undefined],
    ['country', 'OTHER', undefined],
    ['country', 'Atlantis', 'Please choose a country from the list'],
    ['region', long(101), 'Region must be less than 100 characters'],
    ['city', long(101), 'City must be less than 100 characters'],
    ['privacyLevel', 'secret', 'Please choose who may see this'],
    ['email', 'new@example.org', 'There is no such field'],
    ['tier', 'premium', 'There is no such field'],
  ])('%s: %j', (field, value, sentence) => {
    expect(says(field, value)).toBe(sentence);
  });

  it('has no default for anything that was not said', () => {
    expect(z.parse(ProfileInput, {})).toEqual({});
  });
});

describe('a password after a reset', () => {
  const says = objectionTo(ResetPasswordInput, { token: 'mailed', password: 'Correct1horse' });

  it.each([
    ['password', 'Abcdefg1', undefined],
    ['password', '', 'Password is required'],
    ['password', 'Abcdef1', 'Password must be at least 8 characters'],
    ['password', `A1${long(127)}`, 'Password must be at most 128 characters'],
    ['password', 'abcdefg1', sentences.resetPasswordCharacters],
    ['password', 'ABCDEFG1', sentences.resetPasswordCharacters],
    ['password', 'Abcdefgh', sentences.resetPasswordCharacters],
  ])('%s: %j', (field, value, sentence) => {
    expect(says(field, value)).toBe(sentence);
  });
});

describe('a worry', () => {
  const says = objectionTo(NewPost, { shortContent: 'I worry.', worryPrompt: 'I worry that …' });

  it.each([
    ['shortContent', '  ', 'Please share your worry'],
    ['shortContent', undefined, 'Please share your worry'],
    ['shortContent', long(280), undefined],
    ['shortContent', '👍🏽'.repeat(280), undefined],
    ['shortContent', long(281), 'Worry must be less than 280 characters'],
    ['worryPrompt', '', 'Please select a prompt'],
    ['worryPrompt', long(120), undefined],
    ['worryPrompt', long(121), 'The prompt must be less than 120 characters'],
    ['longContent', '', undefined],
    ['longContent', null, undefined],
    ['longContent', long(10_000), undefined],
    ['longContent', long(10_001), 'Extended content must be less than 10,000 characters'],
    ['scheduledFor', '2030-01-01T10:00:00Z', undefined],
    ['scheduledFor', '2030-01-01T10:00:00+02:00', undefined],
    ['scheduledFor', '2030-01-01', 'Please give a date and a time'],
    ['scheduledFor', '2030-02-30T10:00:00Z', 'Please give a date and a time'],
    ['scheduledFor', 'tomorrow', 'Please give a date and a time'],
    ['privacyLevel', 'all', 'Please choose who may see this'],
    ['likesCount', 9, 'There is no such field'],
  ])('%s: %j', (field, value, sentence) => {
    const shown = typeof value === 'string' && value.length > 40 ? `${value.length} units` : value;
    expect(says(field, value), String(shown)).toBe(sentence);
  });

  it('needs words where its long text is written alone', () => {
    expect(objection(BlogInput, { longContent: ' ' })).toBe('Blog content cannot be empty');
    expect(objection(BlogInput, { longContent: long(10_001) })).toBe(
      'Blog content must be less than 10,000 characters',
    );
  });
});

describe('a page', () => {
  const says = objectionTo(z.strictObject(page), {});

  it('starts at the beginning with twenty', () => {
    expect(z.parse(z.strictObject(page), {})).toEqual({ limit: 20, offset: 0 });
  });

  it.each([
    ['limit', 1, undefined],
    ['limit', 100, undefined],
    ['limit', 0, sentences.limit],
    ['limit', 101, sentences.limit],
    ['limit', 1.5, sentences.limit],
    ['limit', 'ten', sentences.limit],
    ['offset', 0, undefined],
    ['offset', -1, sentences.offset],
    ['offset', 1e12, sentences.offset],
    ['cursor', long(401), sentences.cursor],
  ])('%s: %j', (field, value, sentence) => {
    expect(says(field, value)).toBe(sentence);
  });
});

describe('an id', () => {
  it('that is malformed is simply not found', () => {
    for (const text of ['', 'x', '1', "'; --", '018f2b5e-0000-7000-8000-00000000000']) {
      expect(objection(id, text)).toBe('NOT_FOUND');
    }
  });
});
