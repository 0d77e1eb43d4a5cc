import fc, { type Arbitrary } from 'fast-check';
import * as z from 'zod/mini';
import type { Operation } from '../contract/operation.ts';
import { countryCodes } from '../countries.ts';
import { type Fields, isFields } from '../fields.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }),
  fc.constantFrom(
    '100% _sure_\\',
    "Robert'); drop table posts;--",
    '👩‍👩‍👧‍👦🏳️‍🌈',
    'a\r\nb',
    'e\u0301',
    'true',
    '12',
  ),
);

/** The given number of bytes in base64url. */
const base64url = (bytes: number) => fc.stringMatching(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}$`));

const goodPassword = fc
  .string({ unit: 'grapheme-ascii', minLength: 6, maxLength: 60 })
  .map((text) => `aB3${text}`);

const firstMoment = new Date('0000-01-01T00:00:00Z');
const lastMoment = new Date('9999-12-31T23:59:59Z');
/** Moments of ISO 8601, often the first and the last one. PostgreSQL has no year 0. */
const moments = fc
  .oneof(
    fc.constantFrom(firstMoment, lastMoment),
    fc.date({ min: firstMoment, max: lastMoment, noInvalidDate: true }),
    fc.date({ min: new Date(0), max: lastMoment, noInvalidDate: true }),
  )
  .map((date) => date.toISOString());

/** Values by the format of a text. */
const byFormat: Record<string, Arbitrary<string>> = {
  uuid: fc.uuid(),
  'date-time': moments,
  date: moments.map((moment) => moment.slice(0, 10)),
};

/** A time of the day, as HH:MM. */
const clock = fc.stringMatching(/^([01]\d|2[0-3]):[0-5]\d$/);

/** Values by field name, for fields whose rule is not visible in the schema. */
const byName: Record<string, Arbitrary<unknown>> = {
  email: fc.emailAddress(),
  username: fc.stringMatching(/^[A-Za-z0-9_]{3,30}$/),
  password: goodPassword,
  currentPassword: goodPassword,
  newPassword: goodPassword,
  country: fc.constantFrom(...countryCodes, ''),
  endpoint: fc.webUrl({ validSchemes: ['https'], withQueryParameters: true }),
  p256dh: base64url(65),
  auth: base64url(16),
  quietHoursStart: clock,
  quietHoursEnd: clock,
  timezone: fc.constantFrom(...Intl.supportedValuesOf('timeZone')),
  avatarUrl: fc.oneof(fc.webUrl({ validSchemes: ['https'] }), fc.constant('')),
};

function ofType(name: string, schema: Fields): Arbitrary<unknown> {
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  if (Array.isArray(schema.anyOf)) return fc.oneof(...schema.anyOf.map((option) => of(name, option)));
  if (Array.isArray(schema.type)) {
    return fc.oneof(...schema.type.map((type) => ofType(name, { ...schema, type })));
  }
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'integer' || schema.type === 'number') {
    return fc.integer({ min: Number(schema.minimum ?? 0), max: Number(schema.maximum ?? 1_000) });
  }
  if (schema.type === 'string') return byFormat[String(schema.format)] ?? byName[name] ?? anyText;
  if (schema.type === 'array') {
    const { minItems, maxItems } = schema;
    const lengths = { minLength: Number(minItems ?? 0), maxLength: Math.min(Number(maxItems ?? 3), 3) };
    return fc.array(of(name, schema.items), lengths);
  }
  if (schema.type === 'object') return ofObject(schema);
  throw new Error(`No examples for ${name}: ${JSON.stringify(schema)}`);
}

const of = (name: string, schema: unknown): Arbitrary<unknown> =>
  ofType(name, isFields(schema) ? schema : {});

function ofObject({ properties = {}, required = [] }: Fields): Arbitrary<Fields> {
  const fields = Object.fromEntries(
    Object.entries(Object(properties)).map(([name, schema]) => [name, of(name, schema)]),
  );
  return fc.record(fields, { requiredKeys: Array.isArray(required) ? required : [] });
}

/** Random input that an operation's schema accepts, generated from the schema. */
export function validInput(operation: Operation): Arbitrary<Fields> {
  const schema = z.toJSONSchema(operation.input, { io: 'input' });
  return ofObject({ ...schema }).filter((input) => z.safeParse(operation.input, input).success);
}
