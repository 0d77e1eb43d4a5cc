import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contract, operations } from './contract/index.ts';
import {
  methodOf,
  type Operation,
  operation,
  parametersOf,
  pathOf,
  sendsBody,
} from './contract/operation.ts';
import { validInput } from './testing/arbitrary.ts';
import { fromRequest, toRequest, type WireParts, type WireRequest } from './wire.ts';

/** A request as the HTTP server reads it: path parameters, query and parsed body. */
function arrive(operation: Operation, { path, body }: WireRequest): WireParts {
  const url = new URL(path, 'http://halved.example');
  const pattern = new RegExp(`^${pathOf(operation).replaceAll(/:\w+/g, '([^/]*)')}$`);
  const [, ...values] = pattern.exec(url.pathname) ?? [];
  const names = parametersOf(operation);
  return {
    params: Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(values[at] ?? '')])),
    query: Object.fromEntries(url.searchParams),
    body: body === undefined ? undefined : JSON.parse(JSON.stringify(body)),
  };
}

const partsOf = (parts: Partial<WireParts>): WireParts => ({
  params: {},
  query: {},
  body: undefined,
  ...parts,
});

describe('the two halves of the wire', () => {
  it.each(operations)('transfer every input of $name unchanged', ({ operation }) => {
    fc.assert(
      fc.property(validInput(operation), (input) => {
        // A URL treats these two names, `.` and `..`, as directories.
        fc.pre(!Object.values(input).some((value) => value === '.' || value === '..'));
        expect(fromRequest(operation, arrive(operation, toRequest(operation, input)))).toEqual(input);
      }),
      { numRuns: 60 },
    );
  });

  it.each(operations)('put the input of $name into the query or body, by its method', ({ operation }) => {
    fc.assert(
      fc.property(validInput(operation), (input) => {
        const { method, path, body } = toRequest(operation, input);
        expect(method).toBe(methodOf(operation));
        const rest = Object.keys(input).filter((name) => !parametersOf(operation).includes(name));
        expect(Object.keys(body ?? {})).toEqual(sendsBody(operation) ? rest : []);
        if (sendsBody(operation)) expect(path).not.toContain('?');
      }),
      { numRuns: 20 },
    );
  });
});

describe('the client’s half', () => {
  it('omits absent fields, and null fields of a query', () => {
    expect(toRequest(contract.posts.list, { limit: 5, cursor: undefined, query: null })).toEqual({
      method: 'GET',
      path: '/posts?limit=5',
    });
    expect(toRequest(contract.posts.update, { id: 'x', longContent: null, shortContent: undefined })).toEqual(
      { method: 'PUT', path: '/posts/x', body: { longContent: null } },
    );
  });

  it('puts the input of a DELETE with a body into the body, not into the URL', () => {
    const input = { password: 'Correct1horse' };
    expect(toRequest(contract.auth.deleteAccount, input)).toEqual({
      method: 'DELETE',
      path: '/auth/account',
      body: input,
    });
  });

  it('puts the input into the query of a POST whose body a mail provider chooses', () => {
    expect(toRequest(contract.notifications.unsubscribe, { token: 'a b' })).toEqual({
      method: 'POST',
      path: '/notifications/unsubscribe?token=a+b',
    });
  });

  it('sends no body without input', () => {
    expect(toRequest(contract.auth.logout, undefined)).toEqual({ method: 'POST', path: '/auth/logout' });
  });

  it('escapes special characters in a path', () => {
    expect(toRequest(contract.users.profile, { username: 'a/b?c#d %' }).path).toBe(
      '/users/a%2Fb%3Fc%23d%20%25',
    );
  });
});

describe('the server’s half', () => {
  const list = operation('GET /things/:id', {
    summary: 'Things.',
    access: 'any',
    input: z.strictObject({
      id: z.string(),
      many: z.optional(z.array(z.string())),
      count: z.optional(z.number()),
      yes: z.optional(z.boolean()),
      text: z.optional(z.string()),
    }),
    output: z.strictObject({}),
  });
  const change = { ...list, route: 'PUT /things/:id' } as const;

  it('decodes by the declared type, and leaves other values to be rejected by the schema', () => {
    const query = { many: 'a,b', count: '12', yes: 'false', text: 'true' };
    expect(fromRequest(list, partsOf({ query }))).toEqual({
      many: ['a', 'b'],
      count: 12,
      yes: false,
      text: 'true',
    });
    for (const count of ['', ' 1', '1e3', '0x10', 'NaN', '1'.repeat(16), '1.', '+1', 'Infinity']) {
      expect(fromRequest(list, partsOf({ query: { count } }))).toEqual({ count });
    }
    for (const yes of ['', '1', 'TRUE', 'on']) {
      expect(fromRequest(list, partsOf({ query: { yes } }))).toEqual({ yes });
    }
    expect(fromRequest(list, partsOf({ query: { many: '' } }))).toEqual({ many: [] });
  });

  it('rejects a key that occurs twice', () => {
    const parsed = z.safeParse(list.input, fromRequest(list, partsOf({ query: { text: ['a', 'b'] } })));
    expect(parsed.error?.issues.map(({ path }) => path)).toContainEqual(['text']);
  });

  it('takes a path parameter from the path alone, and rejects its name in the query and the body', () => {
    const params = { id: 'path' };
    const searched = fromRequest(list, partsOf({ params, query: { id: 'query' } }));
    expect(searched).toEqual({ id: 'path', '?id': 'query' });
    const changed = fromRequest(change, partsOf({ params, query: { id: 'query' }, body: { id: 'body' } }));
    expect(changed).toEqual({ id: 'path', '?id': 'query', 'body.id': 'body' });
    const { error } = z.safeParse(change.input, changed);
    expect(error?.issues).toMatchObject([{ code: 'unrecognized_keys', keys: ['?id', 'body.id'] }]);
  });

  it('leaves the query of a call with a body to be rejected by the schema', () => {
    const parsed = z.safeParse(
      change.input,
      fromRequest(change, partsOf({ params: { id: 'x' }, query: { text: 'a' } })),
    );
    expect(parsed.error?.issues).toMatchObject([{ code: 'unrecognized_keys', keys: ['?text'] }]);
  });

  it('reads the input of a DELETE with a body only from the body', () => {
    const operation = contract.auth.deleteAccount;
    const password = 'Correct1horse';
    expect(fromRequest(operation, partsOf({ body: { password } }))).toEqual({ password });
    for (const arrived of [partsOf({ query: { password } }), partsOf({ body: undefined })])
      expect(z.safeParse(operation.input, fromRequest(operation, arrived)).success).toBe(false);
  });

  it('leaves a body that is not an object to be rejected by the schema', () => {
    for (const body of ['text', 7, true, [], [{ id: 'x' }]]) {
      expect(
        z.safeParse(change.input, fromRequest(change, partsOf({ params: { id: 'x' }, body }))).success,
      ).toBe(false);
    }
    expect(fromRequest(change, partsOf({ params: { id: 'x' }, body: null }))).toEqual({ id: 'x' });
  });

  it('is safe against names of prototype properties', () => {
    const query: unknown = JSON.parse('{"__proto__": "x", "constructor": "y"}');
    const arrived = fromRequest(list, partsOf({ query: Object.fromEntries(Object.entries(query ?? {})) }));
    expect(Object.getPrototypeOf(arrived)).toBe(Object.prototype);
    expect(z.safeParse(list.input, arrived).success).toBe(false);
    expect('polluted' in {}).toBe(false);
  });
});
