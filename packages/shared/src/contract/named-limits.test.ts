import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Fields, isFields } from '../fields.ts';
import en from '../messages/en.json' with { type: 'json' };
import { operations } from './index.ts';

const messages = new Map(Object.entries(en.validation));

/** A field with a limit, a value just beyond it, and the numbers that a message about it may name. */
interface Limited {
  name: string;
  limits: number[];
  beyond: unknown;
}

/** Larger numbers are those of every whole number, and no limit of a field. */
const largestLimit = 1_000_000;

function limitedField(name: string, { description, type, minimum, maximum }: Fields): Limited[] {
  const [, characters] = /^At most (\d+) user-perceived/.exec(String(description)) ?? [];
  if (characters) return [{ name, limits: [Number(characters)], beyond: 'x'.repeat(Number(characters) + 1) }];
  if (type !== 'integer' || typeof minimum !== 'number' || typeof maximum !== 'number') return [];
  const beyond = maximum < largestLimit ? maximum + 1 : minimum - 1;
  return Math.abs(beyond) > largestLimit ? [] : [{ name, limits: [minimum, maximum], beyond }];
}

/** The fields of an input that have a limit. A field that may be null has its limit in one of its options. */
function limitedFields({ properties }: Fields): Limited[] {
  if (!isFields(properties)) return [];
  return Object.entries(properties).flatMap(([name, field]) => {
    if (!isFields(field)) return [];
    const options: unknown[] = Array.isArray(field.anyOf) ? field.anyOf : [field];
    return options.filter(isFields).flatMap((option) => limitedField(name, option));
  });
}

const fields = operations.flatMap(({ name, operation }) => {
  const schema = z.toJSONSchema(operation.input, { io: 'input' });
  return isFields(schema) ? limitedFields(schema).map((field) => ({ operation, of: name, ...field })) : [];
});

it('a message that names a number names a limit of its own field', () => {
  expect(fields.length).toBeGreaterThan(40);
  const wrong = fields.flatMap(({ operation, of, name, beyond, limits }) => {
    const { error } = z.safeParse(operation.input, { [name]: beyond });
    const issue = error?.issues.find(({ path }) => path.join('.') === name);
    const message = messages.get(issue?.message.replace('validation.', '') ?? '') ?? '';
    const numbers = message.match(/\d[\d,]*/g)?.map((number) => Number(number.replaceAll(',', ''))) ?? [];
    return numbers.length === 0 || limits.includes(Math.max(...numbers)) ? [] : [`${of}.${name}: ${message}`];
  });
  expect(wrong).toEqual([]);
});
