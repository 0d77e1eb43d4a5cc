import * as z from 'zod/mini';
import { rows } from './contract/index.ts';
import { methodOf, parametersOf, pathOf, type Row, sendsBody, writes } from './contract/op.ts';
import { type ErrorCode, errorStatus } from './errors.ts';
import { limitOf } from './limit-text.ts';

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
        message: { type: 'string', description: 'For a person, in the language of Accept-Language.' },
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

/** Everything that can go wrong with a call: what every call shares, and what its row names. */
function errorsOf(row: Row): ErrorCode[] {
  const general: ErrorCode[] = ['VALIDATION_FAILED', 'RATE_LIMITED', 'SERVICE_UNAVAILABLE'];
  const signedIn: ErrorCode[] = row.access === 'any' ? [] : ['UNAUTHENTICATED'];
  const token: ErrorCode[] = row.ignoresBadToken ? [] : ['TOKEN_EXPIRED'];
  const suspended: ErrorCode[] =
    writes(row) && row.access !== 'any' && !row.allowsSuspended ? ['ACCOUNT_SUSPENDED'] : [];
  const tiered: ErrorCode[] = row.access.startsWith('tier:') ? ['TIER_REQUIRED', 'EMAIL_NOT_VERIFIED'] : [];
  return [...new Set([...general, ...signedIn, ...token, ...suspended, ...tiered, ...row.errors])];
}

function failures(row: Row): Json {
  const byStatus = Map.groupBy(errorsOf(row), (code) => errorStatus[code]);
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

function parameters(row: Row, input: Json & { properties?: Json }): Json[] {
  const inPath = parametersOf(row);
  const required = Array.isArray(input.required) ? input.required : [];
  return Object.entries(input.properties ?? {})
    .filter(([name]) => inPath.includes(name) || !sendsBody(row))
    .map(([name, schema]) => ({
      name,
      in: inPath.includes(name) ? 'path' : 'query',
      required: inPath.includes(name) || required.includes(name),
      schema,
    }));
}

function body(row: Row, input: Json & { properties?: Json }): Json {
  const inPath = parametersOf(row);
  const properties = Object.entries(input.properties ?? {}).filter(([name]) => !inPath.includes(name));
  if (!sendsBody(row) || properties.length === 0) return {};
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
  description: 'A repeat within 24 hours returns the same thing and creates nothing.',
  schema: { type: 'string', format: 'uuid' },
};

const attachment: Json = {
  'Content-Disposition': { description: 'A file to keep, named with its day.', schema: { type: 'string' } },
};

function operation(name: string, subject: string, row: Row, schemas: Json): Json {
  const input = printed(row.input, 'input');
  const { $defs = {}, ...output } = printed(row.output, 'output');
  Object.assign(schemas, $defs);
  return {
    operationId: name,
    tags: [subject],
    summary: row.summary,
    description: `Who may call: ${row.access}. Limit: ${limitOf(row)}.`,
    security: row.access === 'any' ? [{}, { token: [] }] : [{ token: [] }],
    parameters: [...parameters(row, input), ...(row.idempotent ? [idempotencyKey] : [])],
    ...body(row, input),
    responses: {
      [row.status]: {
        description: 'Success',
        ...(row.download && { headers: attachment }),
        content: {
          'application/json': {
            schema: { type: 'object', required: ['data'], properties: { data: output } },
          },
        },
      },
      ...failures(row),
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

/** The OpenAPI 3.1 document of the whole contract, from the schemas that validate. */
export function openApi(version: string): OpenApi {
  const schemas: Json = { Error: ErrorShape };
  const paths: Record<string, Record<string, Json>> = {};
  for (const { name, subject, row } of rows) {
    const path = pathOf(row).replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [methodOf(row).toLowerCase()]: operation(name, subject, row, schemas) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Halved',
      version,
      description: 'A peer-support community. Success is {"data": …}, failure {"error": {code, message}}.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: { schemas, securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  };
}
