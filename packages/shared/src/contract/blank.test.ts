import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { textFieldsOf } from '../testing/text-fields.ts';
import { operations } from './index.ts';

const fields = operations.flatMap(({ name, operation }) =>
  textFieldsOf(operation).map((field) => ({
    ...field,
    path: `${name}.${field.name}`,
    input: operation.input,
  })),
);
type Field = (typeof fields)[number];

/**
 * Codes, secrets, moments, hashes and addresses have their own rules. An empty display name clears the name; a blank one is
 * rejected.
 */
const takesNoWords = new Set([
  'avatarUrl',
  'category',
  'code',
  'contactEmail',
  'country',
  'currentPassword',
  'cursor',
  'decidedAt',
  'displayName',
  'email',
  'endpoint',
  'expiresAt',
  'inviteCode',
  'name',
  'newPassword',
  'password',
  'quietHoursEnd',
  'quietHoursStart',
  'refreshToken',
  'regions',
  'revision',
  'scheduledFor',
  'tags',
  'timezone',
  'token',
  'until',
  'username',
  'verifiedAt',
]);

const takesPeoplesWords = ({ input, name }: Field) =>
  JSON.stringify(z.toJSONSchema(input, { io: 'input' }).properties?.[name]).includes('user-perceived');

/** The result of validating a text: the messages that reject it, or the stored value. */
function outcomeOf({ input, name, isList }: Field, text: string): unknown {
  const schema = input._zod.def.shape[name];
  if (!schema) throw new Error(`there is no field ${name}`);
  const { error, data } = z.safeParse(schema, isList ? [text] : text);
  return error?.issues.map(({ message }) => message) ?? data;
}

describe('a text without visible characters', () => {
  it.each(fields.filter(takesPeoplesWords))('is treated like an empty text: $path', (field) => {
    for (const blank of [' \n\t', '\u3164', '\u200b\u2800', '\u202e \u2066']) {
      expect(outcomeOf(field, blank), JSON.stringify(blank)).toEqual(outcomeOf(field, ''));
    }
  });

  it('is accepted only by fields that do not hold words', () => {
    const others = fields.filter((field) => !takesPeoplesWords(field)).map(({ name }) => name);
    expect(others.filter((name) => !/(^i|I)d$/.test(name) && !takesNoWords.has(name))).toEqual([]);
  });
});
