import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { type Fields, isFields } from '../fields.ts';
import { hasTooManyMarks } from '../people-words.ts';
import { operations } from './index.ts';
import type { Operation } from './operation.ts';

type Path = (string | number)[];

/** The paths of all texts in a JSON Schema. */
function textsIn(schema: unknown, path: Path = []): Path[] {
  if (!isFields(schema)) return [];
  const { type, properties, items, anyOf } = schema;
  const options: unknown[] = Array.isArray(anyOf) ? anyOf : [];
  return [
    ...(type === 'string' ? [path] : []),
    ...(items === undefined ? [] : textsIn(items, [...path, 0])),
    ...options.flatMap((option) => textsIn(option, path)),
    ...(isFields(properties)
      ? Object.entries(properties).flatMap(([name, field]) => textsIn(field, [...path, name]))
      : []),
  ];
}

/** An input that contains only one value, at a path. */
const holding = (value: unknown, [step, ...rest]: Path): unknown => {
  if (step === undefined) return value;
  const inner = holding(value, rest);
  return typeof step === 'number' ? [inner] : ({ [step]: inner } satisfies Fields);
};

const withText = operations
  .map(({ name, operation }) => ({
    name,
    operation,
    paths: textsIn(z.toJSONSchema(operation.input, { io: 'input' })),
  }))
  .filter(({ paths }) => paths.length > 0);

const isRefused = (operation: Operation, path: Path, text: string): boolean =>
  z
    .safeParse(operation.input, holding(text, path))
    .error?.issues.some((issue) => issue.path.join('.') === path.join('.')) ?? false;

const units = 130_000;
const endless = {
  letters: 'x'.repeat(units),
  blanks: `a${' '.repeat(units)}b`,
  'marks on one letter': `a${'\u0316\u0301'.repeat(units / 2)}`,
  'one family of many': '👩\u200d'.repeat(units / 3),
  'one syllable of many letters': '\u1100'.repeat(units),
  'a moment of endless precision': `2090-01-01T00:00:00.${'1'.repeat(units)}Z`,
  'an address': `${'a@a.'.repeat(units / 4)}@example.org`,
};

it('the contract has many text fields to test', () => {
  expect(withText.length).toBeGreaterThan(20);
  expect(withText.flatMap(({ name, paths }) => paths.map((path) => [name, ...path].join('.')))).toEqual(
    expect.arrayContaining([
      'posts.list.query',
      'resolutions.resolve.copingMethods.0',
      'auth.checkEmail.email',
    ]),
  );
});

describe.each(withText)('$name', ({ operation, paths }) => {
  it.each(Object.entries(endless))(
    'rejects a text of unlimited length and never normalises many marks in a row: %s',
    (_, text) => {
      const normalize = vi.spyOn(String.prototype, 'normalize');
      try {
        for (const path of paths) expect(isRefused(operation, path, text), path.join('.')).toBe(true);
        expect(normalize.mock.contexts.some((of) => hasTooManyMarks(String(of)))).toBe(false);
      } finally {
        normalize.mockRestore();
      }
    },
  );
});
