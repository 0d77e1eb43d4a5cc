import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { long, objection, objectionTo, sentences } from '../testing/objection.ts';
import { ResetPasswordInput } from './account.ts';
import { LoginInput, ProfileInput, RegisterInput } from './auth.ts';
import { CommentWords } from './comment-words.ts';
import { BlogInput, NewPost } from './posts.ts';

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
  ])('validates its %s: %j', (field, value, sentence) => {
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
  ])('validates its %s: %j', (field, value, sentence) => {
    expect(says(field, value)).toBe(sentence);
  });
});

describe('the profile', () => {
  const says = objectionTo(ProfileInput, {});

  it.each([
    ['displayName', '', undefined],
    ['displayName', '   ', 'Display name is required'],
    ['displayName', null, 'Display name is required'],
    ['displayName', '\u3164', 'Display name is required'],
    ['displayName', '\u200b \u2060', 'Display name is required'],
    ['displayName', '👩‍👩‍👧‍👦', undefined],
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
  ])('validates its %s: %j', (field, value, sentence) => {
    expect(says(field, value)).toBe(sentence);
  });

  it('has no default for a missing field', () => {
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
  ])('validates its %s: %j', (field, value, sentence) => {
    expect(says(field, value)).toBe(sentence);
  });
});

describe('a worry', () => {
  const says = objectionTo(NewPost, { shortContent: 'I worry.', worryPrompt: 'I worry that …' });

  it.each([
    ['shortContent', '  ', 'Please share your worry'],
    ['shortContent', undefined, 'Please share your worry'],
    ['shortContent', long(280), undefined],
    ['shortContent', '\u3164\n\u2800', 'Please share your worry'],
    ['shortContent', '👩‍👩‍👧‍👦'.repeat(280), undefined],
    ['worryPrompt', '\u115f', 'Please select a prompt'],
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
  ])('validates its %s: %j', (field, value, sentence) => {
    const printed = typeof value === 'string' && value.length > 40 ? `${value.length} units` : value;
    expect(says(field, value), String(printed)).toBe(sentence);
  });

  it('rejects an empty long text that is added separately', () => {
    expect(objection(BlogInput, { longContent: ' ' })).toBe('Blog content cannot be empty');
    expect(objection(BlogInput, { longContent: long(10_001) })).toBe(
      'Blog content must be less than 10,000 characters',
    );
  });
});

describe('a comment', () => {
  it.each([undefined, '', ' \n', '\u3164', '\u200b\u200d'])(
    'is rejected if it is missing or blank: %j',
    (content) => {
      expect(objection(CommentWords, { content })).toBe('Please write a comment');
    },
  );
});
