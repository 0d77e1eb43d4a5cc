import { describe, expect, it } from 'vitest';
import { frontendReader, type Statement } from './wire-protocol.ts';

const int32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};
const int16 = (value: number) => int32(value).subarray(2);
const cString = (text: string) => Buffer.from(`${text}\0`);

const message = (type: string, ...parts: Buffer[]) => {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body]);
};
const start = Buffer.concat([int32(8 + 5), int32(196_608), Buffer.from('user\0')]);
const parse = (name: string, text: string) => message('P', cString(name), cString(text), int16(0));
const bind = (name: string, ...values: (string | null)[]) =>
  message(
    'B',
    cString(''),
    cString(name),
    int16(0),
    int16(values.length),
    ...values.flatMap((value) => (value === null ? [int32(-1)] : [int32(value.length), Buffer.from(value)])),
    int16(0),
  );

const read = (...chunks: Buffer[]) => {
  const statements: Statement[] = [];
  const reader = frontendReader((statement) => statements.push(statement));
  for (const chunk of chunks) reader(chunk);
  return statements;
};

describe('what a client sends to PostgreSQL', () => {
  it('is parsed from a simple query', () => {
    expect(read(start, message('Q', cString('begin')))).toEqual([{ text: 'begin', name: '', values: [] }]);
  });

  it('is parsed from Parse and Bind messages, with its values', () => {
    expect(read(start, parse('a', 'select $1'), bind('a', 'one', null))).toEqual([
      { text: 'select $1', name: 'a', values: ['one', null] },
    ]);
  });

  it('is found by the name of a statement that was prepared earlier', () => {
    const statements = read(
      start,
      parse('a', 'select $1'),
      bind('a', '1'),
      parse('', 'select 2'),
      bind('', '2'),
      bind('a', '3'),
    );
    expect(statements.map(({ text }) => text)).toEqual(['select $1', 'select 2', 'select $1']);
  });

  it('contains bytes as PostgreSQL prints them', () => {
    const bound = [
      cString(''),
      cString('a'),
      int16(1),
      int16(1),
      int16(1),
      int32(2),
      Buffer.from([0, 255]),
      int16(0),
    ];
    expect(read(start, parse('a', 'select $1'), message('B', ...bound))[0]?.values).toEqual(['\\x00ff']);
  });

  it('may arrive in chunks of any size', () => {
    const whole = Buffer.concat([start, parse('a', 'select $1'), bind('a', 'one')]);
    expect(read(...[...whole].map((byte) => Buffer.from([byte])))).toHaveLength(1);
  });

  it('may begin with a request for TLS', () => {
    const tls = Buffer.concat([int32(8), int32(80_877_103)]);
    expect(read(tls, start, message('Q', cString('begin')))).toHaveLength(1);
  });
});
