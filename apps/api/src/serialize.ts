import type { Operation } from '@halved/shared/contract/operation';
import { isFields } from '@halved/shared/fields';
import fastJson, { type Schema } from 'fast-json-stringify';
import * as z from 'zod/mini';

/**
 * Reduces a schema to its types. Lengths and formats are dropped, because values were validated when they were written.
 */
function skeleton(node: unknown): Schema {
  if (!isFields(node)) throw new Error('A schema that is no object has no serialiser');
  if (typeof node.$ref === 'string') return { $ref: node.$ref.replace('#/$defs/', '#/definitions/') };
  if (Array.isArray(node.anyOf)) return nullable(node.anyOf);
  if (Array.isArray(node.type)) return nullable(node.type.map((type) => ({ ...node, type })));
  if (node.type === 'array') return { type: 'array', items: skeleton(node.items) };
  if (node.type === 'object') {
    const { additionalProperties: others } = node;
    const record = isFields(others) && { additionalProperties: skeleton(others) };
    return { type: 'object', properties: each(node.properties), required: names(node.required), ...record };
  }
  if (
    node.type === 'string' ||
    node.type === 'integer' ||
    node.type === 'number' ||
    node.type === 'boolean'
  ) {
    return { type: node.type };
  }
  throw new Error(`No serialiser for ${JSON.stringify(node)}`);
}

const each = (nodes: unknown): Record<string, Schema> =>
  Object.fromEntries(
    Object.entries(isFields(nodes) ? nodes : {}).map(([name, node]) => [name, skeleton(node)]),
  );

const names = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

const isNull = (option: unknown) => isFields(option) && option.type === 'null';

function nullable(options: unknown[]): Schema {
  const [only, ...others] = options.filter((option) => !isNull(option));
  if (others.length > 0) throw new Error('A union that is more than "or null" has no serialiser');
  return { ...skeleton(only), nullable: true };
}

// An empty registry, so that no shape has an id. A shape that occurs in several places is therefore written out at each
// of them.
const unnamed = z.registry<{ id?: string }>();

type Print = (document: { data: unknown }) => string;

function compile(schema: z.core.$ZodType): Print {
  // Only a recursive shape has a definition of its own.
  const { $defs, ...output } = z.toJSONSchema(schema, { metadata: unnamed });
  return fastJson({
    type: 'object',
    properties: { data: skeleton(output) },
    required: ['data'],
    definitions: each($defs),
  });
}

const compiled = new WeakMap<z.core.$ZodType, Print>();

const print = (schema: z.core.$ZodType, data: unknown): string => {
  const write = compiled.get(schema) ?? compile(schema);
  compiled.set(schema, write);
  return write({ data });
};

/** Prints `{"data": …}` with a function compiled once from the operation's output. Unknown keys are dropped. */
export const serialize = (operation: Operation, data: unknown): string => print(operation.output, data);

/** A value as a client would receive it: written with its schema and parsed again, without unknown keys. */
export const asSerialized = <Schema extends z.core.$ZodType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> => {
  const document: { data: z.output<Schema> } = JSON.parse(print(schema, value));
  return document.data;
};
