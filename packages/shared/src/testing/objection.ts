import * as z from 'zod/mini';
import en from '../messages/en.json' with { type: 'json' };

/** The English sentences of validation, by key. */
export const sentences: Record<string, string> = en.validation;

/** The message with which a schema rejects a value; undefined if it accepts the value. */
export function objection(schema: z.core.$ZodType, value: unknown): string | undefined {
  const { error } = z.safeParse(schema, value);
  const [issue] = error?.issues ?? [];
  if (issue?.code === 'unrecognized_keys') return 'There is no such field';
  return issue && (sentences[issue.message.replace('validation.', '')] ?? issue.message);
}

/** Returns a function for the message with which a schema rejects one field of an otherwise valid input. */
export const objectionTo =
  (schema: z.core.$ZodObject, sound: Record<string, unknown>) => (field: string, value: unknown) =>
    objection(schema, { ...sound, [field]: value });

export const long = (length: number): string => 'x'.repeat(length);
