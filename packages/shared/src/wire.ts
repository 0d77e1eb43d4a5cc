import * as z from 'zod/mini';
import { type Operation, sendsBody } from './contract/operation.ts';
import { type Fields, isFields } from './fields.ts';

export { toRequest, type WireRequest } from './to-request.ts';

/** The parts of a request as the HTTP server reads them. */
export interface WireParts {
  params: Record<string, string>;
  query: Record<string, unknown>;
  body: unknown;
}

type FieldType = 'number' | 'boolean' | 'array' | 'other';

/** The declared types of an operation's input fields that are not strings, because a URL contains only strings. */
function fieldTypes(operation: Operation): Record<string, FieldType> {
  const { properties = {} } = z.toJSONSchema(operation.input, { io: 'input' });
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      typeof schema === 'object' ? kind(schema.type) : 'other',
    ]),
  );
}

const kind = (type: unknown): FieldType => {
  if (type === 'integer' || type === 'number') return 'number';
  return type === 'boolean' || type === 'array' ? type : 'other';
};

const knownTypes = new WeakMap<Operation, Record<string, FieldType>>();

function typesOf(operation: Operation): Record<string, FieldType> {
  const types = knownTypes.get(operation) ?? fieldTypes(operation);
  knownTypes.set(operation, types);
  return types;
}

function decode(type: FieldType | undefined, value: unknown): unknown {
  if (Array.isArray(value)) return { repeated: value };
  if (typeof value !== 'string') return value;
  if (type === 'number' && /^-?\d{1,15}(\.\d{1,15})?$/.test(value)) return Number(value);
  if (type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true';
  if (type === 'array') return value === '' ? [] : value.split(',');
  return value;
}

/** The fields with `prefix` before each name that does not belong in this part of a request. No schema has such a name. */
const marked = (fields: Fields, prefix: string, isStray: (name: string) => boolean): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [isStray(name) ? `${prefix}${name}` : name, value]),
  );

/**
 * The server's half of the protocol. If the operation has a body (`sendsBody`), its input comes from path parameters
 * and body. Otherwise it comes from path parameters and query, decoded by their declared types. Values that cannot be
 * decoded are left unchanged, so that the schema rejects them. The schema also rejects a body that is not an object, a
 * repeated query key, a query beside a body (passed to it as `?name`), and the name of a path parameter elsewhere
 * (`body.name`, `?name`).
 */
export function fromRequest(operation: Operation, { params, query, body }: WireParts): unknown {
  const isInPath = (name: string) => Object.hasOwn(params, name);
  if (sendsBody(operation)) {
    if (body !== undefined && body !== null && !isFields(body)) return body;
    return { ...marked(query, '?', () => true), ...marked(body ?? {}, 'body.', isInPath), ...params };
  }
  const types = typesOf(operation);
  return Object.fromEntries(
    Object.entries({ ...marked(query, '?', isInPath), ...params }).map(([name, value]) => [
      name,
      decode(types[name], value),
    ]),
  );
}
