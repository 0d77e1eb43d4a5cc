/** One worry of a replay file, with the number of its line (from 1). */
export interface WorryRow {
  kind: 'row';
  line: number;
  text: string;
  label: string | undefined;
}

/** A line without a worry, and the reason. */
export interface BrokenLine {
  kind: 'broken';
  line: number;
  why: string;
}

const parsed = (source: string): unknown => {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
};

const field = (value: object, name: string): unknown => new Map(Object.entries(value)).get(name);

/** Parses one line of JSONL; undefined for a blank line. */
export function readLine(source: string, line: number): WorryRow | BrokenLine | undefined {
  const broken = (why: string): BrokenLine => ({ kind: 'broken', line, why });
  const trimmed = source.replace(/^\uFEFF/, '').trim();
  if (trimmed === '') return undefined;
  const value = parsed(trimmed);
  if (value === undefined) return broken('not JSON');
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return broken('not an object');
  const text = field(value, 'text');
  if (text === undefined) return broken('has no field "text"');
  if (typeof text !== 'string') return broken('its field "text" is not a string');
  const label = field(value, 'label');
  return { kind: 'row', line, text, label: typeof label === 'string' ? label : undefined };
}
