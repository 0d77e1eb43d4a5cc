/** Named values, as a JSON object holds them. */
export type Fields = Record<string, unknown>;

/** Whether a value is an object with named values, and not a list or null. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isTextOrNull = (value: unknown): value is string | null =>
  value === null || typeof value === 'string';
