import { operations } from '@halved/shared/contract';
import { type Operation, parametersOf, pathOf } from '@halved/shared/contract/operation';
import { validInput } from '@halved/shared/testing/arbitrary';
import fc, { type Arbitrary } from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { testEnv } from '../testing/env.ts';
import type { Member } from '../testing/factories.ts';
import { type Api, startApi } from '../testing/harness.ts';
import { expectSound, hostileRequest, slowLimits } from '../testing/hostile-request.ts';

let api: Api;
let ids: string[] = [];
let resourceId: string;
let callers: (Member | undefined)[] = [];
beforeAll(async () => {
  api = await startApi();
});
// The rows are made again for each operation, because some operations end sessions and some delete.
beforeEach(async () => {
  const [member, owner] = [await api.aMember(), await api.aMember()];
  const admin = await api.aMember({ role: 'admin' });
  callers = [undefined, member, owner, admin];
  const posts = await Promise.all([
    api.aPost({ by: owner }),
    api.aPost({ by: member, publishedAt: null }),
    api.aPost({ by: owner, privacyLevel: 'private' }),
  ]);
  const [post] = posts;
  const comment = await api.aComment({ by: owner, on: post });
  const reply = await api.aComment({ by: member, on: post, under: comment });
  resourceId = (await api.anItem('resources')).id;
  ids = [...posts, comment, reply, member, owner].map(({ id }) => id);
});
afterAll(() => api.stop());

/** Values that no field expects. */
const invalidValues: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, '', ' ', '\ud800', '\u202e', -1, 0, 1e308, -0, 2 ** 53, { $ne: null }),
  fc.constantFrom<unknown>(
    'NaN',
    "' or 1=1 --",
    '%00',
    '../../etc/passwd',
    '{{7*7}}',
    '<script>',
    '-0',
    '1e9',
  ),
  fc.constantFrom('bg', 'x'.repeat(300), '9'.repeat(40), '\n'.repeat(50), 'a\u0301'.repeat(5_000)),
  fc.constantFrom('a\0b', 'a\0b', '\x1b[0m', '\ufffe', '\u2028'),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.oneof(fc.integer(), fc.double(), fc.uuid()),
  fc.jsonValue({ maxDepth: 4 }),
);

const moments = fc.constantFrom(
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59-23:59',
  '2090-01-01T00:00:00-23:00',
  '2090-01-01T00:00:00+16:00',
  '2090-01-01T00:00:60Z',
  '2090-01-01T00:00:00.1234567890123456789Z',
);

const numbers = fc.oneof(
  fc.double({ noNaN: true }),
  fc.integer(),
  fc.constantFrom(253_370_764_800_000, -253_370_764_800_000, 8.64e15, Number.MAX_VALUE, 0.5),
);

const lists = ['members ', 'discovered', 'followed', 'liked', 'notifications', 'queue', 'log'];

/**
 * Cursors with random positions: unencrypted ones, which anybody can make, and others that are encrypted with the
 * server's key.
 */
const cursors = fc
  .tuple(
    fc.constantFrom('n', 'o', 'r', 'w', 'x'),
    fc.array(numbers, { minLength: 1, maxLength: 3 }),
    fc.uuid(),
    fc.constantFrom(...lists),
  )
  .map(([kind, values, id, list]) => {
    const position = [kind, ...values, id].join(' ');
    return kind === 'n' || kind === 'o'
      ? Buffer.from(position).toString('base64url')
      : api.services.cipherOf(list).encrypt(position);
  });

const invalidValuesFor = (name: string): Arbitrary<unknown> => {
  if (name === 'cursor') return fc.oneof(invalidValues, cursors, cursors, cursors);
  if (['scheduledFor', 'until', 'expiresAt', 'decidedAt'].includes(name))
    return fc.oneof(invalidValues, moments);
  return invalidValues;
};

/** A character in one of the texts of an input. PostgreSQL cannot store NUL. */
interface Insertion {
  character: string;
  /** Which text of the input gets it, and where; both begin again beyond the end. */
  nth: number;
  place: number;
}
const insertions: Arbitrary<Insertion> = fc.record({
  character: fc.constantFrom('\0', '\0', '\x1b', '\ud800'),
  nth: fc.nat(),
  place: fc.nat(),
});

/** Changes each text of an input, also those in its lists and objects. */
const mapTexts = (input: Record<string, unknown>, change: (text: string) => string) =>
  JSON.parse(JSON.stringify(input), (_, value) => (typeof value === 'string' ? change(value) : value));

function insert({ character, nth, place }: Insertion, input: Record<string, unknown>) {
  let texts = 0;
  mapTexts(input, (text) => {
    texts++;
    return text;
  });
  let before = nth % texts;
  return mapTexts(input, (text) => {
    const at = place % (text.length + 1);
    return before-- === 0 ? text.slice(0, at) + character + text.slice(at) : text;
  });
}

interface Attempt {
  input: Record<string, unknown>;
  caller: number;
}

/**
 * Valid inputs, and inputs with a field replaced, added or left out, or with a character put into a text. Many ids are
 * those of existing rows.
 */
function attempts(operation: Operation): Arbitrary<Attempt> {
  const names = Object.keys(operation.input._zod.def.shape);
  const ofName = (name: string) => fc.tuple(fc.constant(name), invalidValuesFor(name));
  const unknown = { weight: 1, arbitrary: fc.constantFrom('unknown', 'constructor').chain(ofName) };
  const change = fc.oneof(unknown, ...names.map((name) => ({ weight: 3, arbitrary: ofName(name) })));
  const changes = fc.uniqueArray(change, { maxLength: 2, selector: ([name]) => name });
  const omitted = fc.option(fc.constantFrom('', ...names), { nil: undefined, freq: 4 });
  const idsOfRows = pathOf(operation).includes('/resources/') ? [resourceId] : ids;
  const existing = fc.option(fc.constantFrom(...idsOfRows), { nil: undefined, freq: 4 });
  const isForStaff = operation.access === 'mod' || operation.access === 'admin';
  // Others are refused before the input is read.
  const caller = isForStaff ? fc.constantFrom(0, 1, 2, 3, 3, 3, 3, 3) : fc.nat(3);
  const inserted = fc.oneof(
    { weight: 2, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: insertions },
  );
  const valid = validInput(operation);
  const parts = { valid, changes, omitted, insertion: inserted, existing, caller };
  return fc.record(parts).map(({ insertion, ...chosen }) => {
    // A cursor that the server did not make is left out, because it is refused before anything else is tested.
    const { cursor: _, ...input } = chosen.valid;
    for (const name of parametersOf(operation)) {
      if (/id$/i.test(name) && chosen.existing !== undefined) input[name] = chosen.existing;
    }
    if (chosen.omitted !== undefined) delete input[chosen.omitted];
    const changed = { ...input, ...Object.fromEntries(chosen.changes) };
    return { input: insertion ? insert(insertion, changed) : changed, caller: chosen.caller };
  });
}

const requestsAtOnce = 5;

/** How often an operation receives its simultaneous requests. */
const runsOf = ({ limit }: Operation): number => {
  if (testEnv.requests !== undefined) return Math.ceil(testEnv.requests / operations.length / requestsAtOnce);
  return slowLimits.includes(limit) ? 8 : 60;
};
/** For all requests of one operation. Those that hash passwords take up to 0.2 s each. */
const patienceMs = 30_000 + (testEnv.requests ?? 0) * 10;

describe.each(operations)('$name', ({ operation }) => {
  it('answers any input in the shape of its output, or refuses it in the shape of every failure', {
    timeout: patienceMs,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(attempts(operation), { minLength: requestsAtOnce, maxLength: requestsAtOnce }),
        async (attemptsAtOnce) => {
          const responses = await Promise.all(
            attemptsAtOnce.map(({ input, caller }) =>
              api.inject(hostileRequest(operation, input, callers[caller])),
            ),
          );
          for (const response of responses) expectSound(operation, response);
        },
      ),
      { numRuns: runsOf(operation), ...(testEnv.seed !== undefined && { seed: testEnv.seed }) },
    );
  });
});
