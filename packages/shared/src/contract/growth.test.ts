import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { repeatedTexts } from '../testing/hostile-texts.ts';
import { growthOf, linear } from '../testing/spent-time.ts';
import { textFieldsOf } from '../testing/text-fields.ts';
import { operations } from './index.ts';

const fields = operations.flatMap(({ name, operation }) =>
  textFieldsOf(operation).map((field) => ({
    name: `${name}: ${field.name}`,
    schema: operation.input._zod.def.shape[field.name],
  })),
);
/** Many operations share a text schema, so each schema is measured only once. */
const schemas = [...new Map(fields.map((field) => [field.schema, field])).values()];

describe('a text of the contract', () => {
  it.each(schemas)('is validated in time linear in its length: $name', ({ schema }) => {
    if (!schema) throw new Error('there is no such field');
    for (const { name, ofUnits } of repeatedTexts) {
      const growth = [1_000, 10_000].map((units) =>
        growthOf((text) => z.safeParse(schema, text), ofUnits, units),
      );
      expect(Math.max(...growth), name).toBeLessThan(linear);
    }
  });
});
