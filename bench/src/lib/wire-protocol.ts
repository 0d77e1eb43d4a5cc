/** One statement as a client of PostgreSQL executes it; a value is null or its text. */
export interface Statement {
  readonly text: string;
  /** The name of the prepared statement; empty if it is not prepared. */
  readonly name: string;
  readonly values: (string | null)[];
}

/**
 * Parses what a client sends to PostgreSQL (protocol 3: Query, Parse, Bind) and reports each executed statement. Pass
 * every chunk of one connection to it, from the beginning.
 */
export function frontendReader(onStatement: (statement: Statement) => void): (chunk: Buffer) => void {
  const prepared = new Map<string, string>();
  let rest: Buffer = Buffer.alloc(0);
  let started = false;
  return (chunk) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    for (;;) {
      const head = started ? 1 : 0;
      if (rest.length < head + 4) return;
      const length = head + rest.readUInt32BE(head);
      if (rest.length < length) return;
      if (started)
        readMessage(rest.toString('latin1', 0, 1), rest.subarray(5, length), prepared, onStatement);
      // A request for TLS precedes the start message and is 8 bytes long. Our PostgreSQL refuses it.
      else started = length !== 8;
      rest = rest.subarray(length);
    }
  };
}

function readMessage(
  type: string,
  body: Buffer,
  prepared: Map<string, string>,
  onStatement: (statement: Statement) => void,
): void {
  const [first, afterFirst] = cString(body, 0);
  if (type === 'Q') onStatement({ text: first, name: '', values: [] });
  else if (type === 'P') prepared.set(first, cString(body, afterFirst)[0]);
  else if (type === 'B') {
    const [name, at] = cString(body, afterFirst);
    onStatement({ text: prepared.get(name) ?? '', name, values: valuesOf(body, at) });
  }
}

function cString(body: Buffer, from: number): [text: string, next: number] {
  const end = body.indexOf(0, from);
  return [body.toString('utf8', from, end), end + 1];
}

/**
 * The values of a Bind message; `from` is the position of its format codes. Bytes are printed as PostgreSQL does:
 * `\x00ff`.
 */
function valuesOf(body: Buffer, from: number): (string | null)[] {
  const formats = body.readUInt16BE(from);
  const isBinary = (index: number) =>
    formats > 0 && body.readUInt16BE(from + 2 + 2 * (formats === 1 ? 0 : index)) === 1;
  let at = from + 2 + 2 * formats;
  const values: (string | null)[] = [];
  const count = body.readUInt16BE(at);
  at += 2;
  for (let index = 0; index < count; index++) {
    const length = body.readInt32BE(at);
    at += 4;
    const bytes = body.subarray(at, at + Math.max(length, 0));
    at += bytes.length;
    if (length < 0) values.push(null);
    else values.push(isBinary(index) ? `\\x${bytes.toString('hex')}` : bytes.toString('utf8'));
  }
  return values;
}
