import * as z from 'zod/mini';
import type { Operation } from '../contract/operation.ts';
import { type Fields, isFields } from '../fields.ts';

/** A field of a call that takes a text, or a list of them. */
export interface TextField {
  name: string;
  isList: boolean;
}

const isText = (schema: Fields): boolean =>
  Array.isArray(schema.anyOf)
    ? schema.anyOf.some((option) => isFields(option) && isText(option))
    : schema.type === 'string' && schema.enum === undefined && schema.const === undefined;

/** Every string of an operation's input, including moments, ids and cursors. */
export function textFieldsOf(operation: Operation): TextField[] {
  const { properties = {} } = z.toJSONSchema(operation.input, { io: 'input' });
  return Object.entries(properties).flatMap(([name, schema]) => {
    if (!isFields(schema)) return [];
    const items = isFields(schema.items) ? schema.items : {};
    if (isText(schema)) return { name, isList: false };
    return schema.type === 'array' && isText(items) ? { name, isList: true } : [];
  });
}
