import { operations } from '@halved/shared/contract';
import { type Operation, writes } from '@halved/shared/contract/operation';
import { anyText } from '@halved/shared/testing/any-text';
import { fuzzEnv } from '@halved/shared/testing/env';
import { threadMs } from '@halved/shared/testing/spent-time';
import { type TextField, textFieldsOf } from '@halved/shared/testing/text-fields';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleOf } from '../testing/examples.ts';
import type { Member } from '../testing/factories.ts';
import { type Api, startApi } from '../testing/harness.ts';
import { expectSound, hostileRequest, slowLimits } from '../testing/hostile-request.ts';
import { aWorld } from '../testing/world.ts';

let api: Api;
let admin: Member;
beforeAll(async () => {
  api = await startApi();
  admin = await api.aMember({ role: 'admin' });
});
afterAll(() => api.stop());

const calls = operations
  .map(({ name, operation }) => ({ name, operation, fields: textFieldsOf(operation) }))
  .filter(({ fields }) => fields.length > 0);
const fieldsInAll = calls.reduce((sum, { fields }) => sum + fields.length, 0);

/**
 * The number of texts for a field; `npm run fuzz` sets a much larger one. Operations that hash a password get at most
 * 20 texts, because more would take hours.
 */
const textsOf = (operation: Operation): number => {
  const each = Math.ceil((fuzzEnv.texts ?? 3 * fieldsInAll) / fieldsInAll);
  return slowLimits.includes(operation.limit) ? Math.min(each, 20) : each;
};

const text = fc.oneof(anyText(300), anyText(12_000), anyText(100_000));
/** After this many writes the rows are made anew, because some writes delete them. */
const writesInOneWorld = 5;
/** The processor time, in ms, that no call may reach, whatever text it is sent. Most calls take a hundredth of it. */
const maxMs = 500;

/** The answer of a call, with the processor time that it took. */
async function timed(request: InjectOptions) {
  const before = threadMs();
  const response = await api.inject(request);
  return { response, ms: threadMs() - before };
}

function requests(name: string, operation: Operation, { name: field, isList }: TextField) {
  let requestsMade = 0;
  let world: Awaited<ReturnType<typeof aWorld>> | undefined;
  return async (value: string) => {
    if (!world || (requestsMade % writesInOneWorld === 0 && writes(operation))) world = await aWorld(api);
    requestsMade++;
    const example = exampleOf.get(name)?.(world) ?? {};
    const { owner } = world;
    const as = operation.access === 'mod' || operation.access === 'admin' ? admin : owner;
    return hostileRequest(operation, { ...example, [field]: isList ? [value, value] : value }, as);
  };
}

describe.each(calls)('$name', ({ name, operation, fields }) => {
  it.each(fields)(
    'answers or refuses quickly and in the right shape, whatever text the field $name has',
    async (field) => {
      const requestOf = requests(name, operation, field);
      const property = fc.asyncProperty(text, async (value) => {
        const request = await requestOf(value);
        const { response, ms } = await timed(request);
        expectSound(operation, response);
        // Compilation or garbage collection may have taken the time, so a slow call is repeated.
        const repeatedMs = ms > maxMs ? (await timed(request)).ms : ms;
        expect(repeatedMs, 'processor time').toBeLessThan(maxMs);
      });
      await fc.assert(property, { numRuns: textsOf(operation), seed: fuzzEnv.seed });
    },
    20_000 + textsOf(operation) * 1_000,
  );
});
