import { describe, expect, it } from 'vitest';
import { operations } from './contract/index.ts';
import { pathOf } from './contract/operation.ts';
import { openApi } from './openapi.ts';

const document = openApi('1.2.3');
const text = JSON.stringify(document);

describe('the OpenAPI document', () => {
  it('documents every operation of the contract by its name, and the webhook', () => {
    const documented = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    expect(documented.map(({ operationId }) => operationId).sort()).toEqual(
      [...operations.map(({ name }) => name), 'subscriptions.webhook'].sort(),
    );
  });

  it('refers only to schemas that it contains', () => {
    const { schemas } = document.components;
    for (const [, name = ''] of text.matchAll(/#\/components\/schemas\/(\w+)/g))
      expect(schemas).toHaveProperty(name);
    expect(text).not.toContain('#/$defs/');
  });

  it('writes path parameters as OpenAPI does, and declares each', () => {
    for (const { operation } of operations) {
      const path = pathOf(operation).replaceAll(/:(\w+)/g, '{$1}');
      expect(document.paths, path).toHaveProperty([path]);
    }
    expect(document.paths['/posts/{id}']?.get).toMatchObject({
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }],
    });
  });

  it('declares the body of a DELETE and the file of a download', () => {
    expect(document.paths['/auth/account']?.delete).toMatchObject({
      parameters: [],
      requestBody: { content: { 'application/json': { schema: { required: ['password'] } } } },
    });
    expect(document.paths['/posts/{id}']?.delete).not.toHaveProperty('requestBody');
    expect(document.paths['/auth/account/export']?.get).toMatchObject({
      responses: { 200: { headers: { 'Content-Disposition': {} } } },
    });
    expect(document.paths['/analytics/export']?.get).toMatchObject({
      responses: { 200: { content: { 'application/json': {}, 'text/csv': { schema: { type: 'string' } } } } },
    });
    expect(text.split('Content-Disposition')).toHaveLength(3);
    expect(text.split('text/csv')).toHaveLength(2);
  });

  it('declares the input, the response and the errors of an operation that creates something', () => {
    const create = document.paths['/posts']?.post;
    expect(create).toMatchObject({
      security: [{ token: [] }],
      requestBody: {
        content: { 'application/json': { schema: { required: ['shortContent', 'worryPrompt'] } } },
      },
      responses: {
        201: {
          content: {
            'application/json': {
              schema: { properties: { data: { $ref: '#/components/schemas/WrittenPost' } } },
            },
          },
        },
        403: { description: 'ACCOUNT_SUSPENDED' },
        409: { description: 'IDEMPOTENCY_KEY_REUSED, REQUEST_IN_PROGRESS' },
      },
    });
  });
});
