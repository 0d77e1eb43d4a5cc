import * as z from 'zod/mini';
import { operations } from './contract/index.ts';
import { methodOf, type Operation, parametersOf, pathOf, sendsBody, writes } from './contract/operation.ts';
import { type ErrorCode, errorStatus } from './errors.ts';
import { limitOf } from './limit-text.ts';
import { limits } from './limits.ts';
import { webhookDescription } from './openapi-webhook.ts';

type Json = Record<string, unknown>;

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const ErrorShape: Json = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { type: 'string', enum: Object.keys(errorStatus) },
        message: {
          type: 'string',
          description: 'A sentence for a person, in the language of Accept-Language.',
        },
        details: {
          type: 'array',
          description: 'Only with VALIDATION_FAILED.',
          items: {
            type: 'object',
            required: ['path', 'message'],
            properties: { path: { type: 'string' }, message: { type: 'string' } },
          },
        },
        requestId: { type: 'string' },
      },
    },
  },
};

/** All error responses of an operation: those that every operation has, and those that it declares. */
function errorsOf(operation: Operation): ErrorCode[] {
  const general: ErrorCode[] = ['VALIDATION_FAILED', 'RATE_LIMITED', 'SERVICE_UNAVAILABLE'];
  const signedIn: ErrorCode[] = operation.access === 'any' ? [] : ['UNAUTHENTICATED'];
  const token: ErrorCode[] = operation.ignoresBadToken ? [] : ['TOKEN_EXPIRED'];
  const suspended: ErrorCode[] =
    writes(operation) && operation.access !== 'any' && !operation.allowsSuspended
      ? ['ACCOUNT_SUSPENDED']
      : [];
  const tiered: ErrorCode[] = operation.access.startsWith('tier:')
    ? ['TIER_REQUIRED', 'EMAIL_NOT_VERIFIED']
    : [];
  return [...new Set([...general, ...signedIn, ...token, ...suspended, ...tiered, ...operation.errors])];
}

function failures(operation: Operation): Json {
  const byStatus = Map.groupBy(errorsOf(operation), (code) => errorStatus[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      { description: codes.join(', '), content: { 'application/json': { schema: reference('Error') } } },
    ]),
  );
}

const printed = (
  schema: z.core.$ZodType,
  io: 'input' | 'output',
): Json & { properties?: Json; $defs?: Json } => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io });
  return JSON.parse(JSON.stringify(json).replaceAll('#/$defs/', '#/components/schemas/'));
};

function parameters(operation: Operation, input: Json & { properties?: Json }): Json[] {
  const inPath = parametersOf(operation);
  const required = Array.isArray(input.required) ? input.required : [];
  return Object.entries(input.properties ?? {})
    .filter(([name]) => inPath.includes(name) || !sendsBody(operation))
    .map(([name, schema]) => ({
      name,
      in: inPath.includes(name) ? 'path' : 'query',
      required: inPath.includes(name) || required.includes(name),
      schema,
    }));
}

function body(operation: Operation, input: Json & { properties?: Json }): Json {
  const inPath = parametersOf(operation);
  const properties = Object.entries(input.properties ?? {}).filter(([name]) => !inPath.includes(name));
  if (!sendsBody(operation) || properties.length === 0) return {};
  const required = Array.isArray(input.required)
    ? input.required.filter((name) => !inPath.includes(name))
    : [];
  const schema = {
    type: 'object',
    properties: Object.fromEntries(properties),
    required,
    additionalProperties: false,
  };
  return { requestBody: { required: true, content: { 'application/json': { schema } } } };
}

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: `A repeated call with the same key within ${limits.idempotencyHours} hours creates nothing more.`,
  schema: { type: 'string', format: 'uuid' },
};

const attachment: Json = {
  'Content-Disposition': {
    description: 'The name of the file, with its moment.',
    schema: { type: 'string' },
  },
};

/** The formats of a successful response, each with its schema. */
const contentOf = ({ download }: Operation, output: Json): Json => ({
  'application/json': { schema: { type: 'object', required: ['data'], properties: { data: output } } },
  ...(download?.formats.includes('csv') && { 'text/csv': { schema: { type: 'string' } } }),
});

function describe(name: string, subject: string, operation: Operation, schemas: Json): Json {
  const input = printed(operation.input, 'input');
  const { $defs = {}, ...output } = printed(operation.output, 'output');
  Object.assign(schemas, $defs);
  return {
    operationId: name,
    tags: [subject],
    summary: operation.summary,
    description: `Who may call: ${operation.access}. Limit: ${limitOf(operation)}.`,
    security: operation.access === 'any' ? [{}, { token: [] }] : [{ token: [] }],
    parameters: [...parameters(operation, input), ...(operation.idempotent ? [idempotencyKey] : [])],
    ...body(operation, input),
    responses: {
      [operation.status]: {
        description: 'Success',
        ...(operation.download && { headers: attachment }),
        content: contentOf(operation, output),
      },
      ...failures(operation),
    },
  };
}

export interface OpenApi {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Json>>;
  components: Json;
}

/** The OpenAPI 3.1 document of the whole contract, generated from the schemas. */
export function openApi(version: string): OpenApi {
  const schemas: Json = { Error: ErrorShape };
  const paths: Record<string, Record<string, Json>> = {};
  for (const { name, subject, operation } of operations) {
    const path = pathOf(operation).replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [methodOf(operation).toLowerCase()]: describe(name, subject, operation, schemas),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Halved',
      version,
      description: 'A peer-support community. Success is {"data": …}, failure {"error": {code, message}}.',
    },
    servers: [{ url: '/api' }],
    paths: { ...paths, '/subscriptions/webhook': { post: webhookDescription } },
    components: { schemas, securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  };
}
