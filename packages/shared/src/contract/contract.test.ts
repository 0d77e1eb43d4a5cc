import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { errorStatus } from '../errors.ts';
import { rateLimits } from '../rate-limits.ts';
import { operations } from './index.ts';
import { methodOf, parametersOf, pathOf } from './operation.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Every default in a JSON Schema, by its path. */
function defaultsIn(node: unknown, path = ''): string[] {
  if (!isObject(node)) return [];
  const here = 'default' in node && path ? [path] : [];
  return [...here, ...Object.entries(node).flatMap(([key, value]) => defaultsIn(value, `${path}/${key}`))];
}

describe('the contract', () => {
  it('has no two operations whose routes match the same request', () => {
    const routes = operations.map(({ operation }) => operation.route.replaceAll(/:\w+/g, ':'));
    expect(new Set(routes).size).toBe(routes.length);
  });

  it('has a different name for each operation', () => {
    expect(operations.map(({ name }) => name)).toContain('posts.create');
    expect(new Set(operations.map(({ name }) => name)).size).toBe(operations.length);
  });
});

describe.each(operations)('$name', ({ operation }) => {
  it('has an input and an output that can be printed as JSON Schema', () => {
    expect(z.toJSONSchema(operation.input, { io: 'input' })).toMatchObject({ type: 'object' });
    expect(() => z.toJSONSchema(operation.output, { io: 'output' })).not.toThrow();
  });

  it('has a summary, an access and a limit', () => {
    expect(operation.summary).toMatch(/^\p{Lu}[^\n]{5,}\.$/u);
    expect(operation.access).toMatch(/^(any|user|owner|mod|admin|tier:\w+)$/);
    expect(rateLimits).toHaveProperty(operation.limit);
    expect(Object.keys(errorStatus)).toEqual(expect.arrayContaining([...operation.errors]));
  });

  it('rejects unknown fields', () => {
    const { success, error } = z.safeParse(operation.input, { noSuchField: 1 });
    expect(success).toBe(false);
    expect(error?.issues.map(({ code }) => code)).toContain('unrecognized_keys');
  });

  it('has each parameter of its path as a required field, and its own message for an invalid id', () => {
    const { properties = {}, required = [] } = z.toJSONSchema(operation.input, { io: 'input' });
    for (const name of parametersOf(operation)) {
      expect(required, name).toContain(name);
      if (!/id$/i.test(name)) continue;
      expect(properties[name], name).toMatchObject({ format: 'uuid' });
      const withBadId = z.safeParse(operation.input, { [name]: 'not-an-id' });
      expect(withBadId.error?.issues.find((issue) => issue.path[0] === name)?.message).toBe('NOT_FOUND');
    }
  });

  it('has a path of lower-case words and parameters', () => {
    expect(pathOf(operation)).toMatch(/^(\/(:[a-z][A-Za-z]*|[a-z-]+))+$/);
  });

  it('has no defaults if it is a PUT, so that a field that is not sent stays as it is', () => {
    if (methodOf(operation) !== 'PUT') return;
    expect(defaultsIn(z.toJSONSchema(operation.input, { io: 'input' }))).toEqual([]);
  });

  it('caches its response for visitors only if everybody may call it', () => {
    if (operation.visitorCacheMs === 0) return;
    expect([methodOf(operation), operation.access]).toEqual(['GET', 'any']);
  });
});
