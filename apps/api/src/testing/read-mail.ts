export interface ReadMail {
  /** The first header of each name. The keys are in lower case. */
  headers: Record<string, string>;
  /** The name of every header. A repeated header occurs as often as in the mail. */
  names: string[];
  subject: string;
  text: string;
  html: string;
}

const bytesOf = (quoted: string) =>
  Buffer.from(
    quoted.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );

/** Decodes words such as `=?UTF-8?Q?Elige_una_contrase=C3=B1a?=` (RFC 2047). */
const decodeWords = (value: string) =>
  value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, how: string, word: string) =>
      (how.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64')
        : bytesOf(word.replaceAll('_', ' '))
      ).toString(),
    );

function splitHead(raw: string) {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const pairs = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return {
    names: pairs.map(([name]) => name),
    headers: Object.fromEntries(pairs.toReversed()),
    body: raw.slice(end + 4),
  };
}

function decodeBody(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding === 'quoted-printable') return bytesOf(body.replaceAll('=\r\n', '')).toString();
  return body;
}

/** Reads one of our mails as a mail program does: its text and its HTML. */
export function readMail(raw: string): ReadMail {
  const { headers, names, body } = splitHead(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1] ?? 'none';
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => splitHead(part.replace(/^\r\n/, '')));
  const partOf = (type: string) => {
    const part = parts.find(({ headers: { 'content-type': contentType = '' } }) =>
      contentType.startsWith(type),
    );
    const content = decodeBody(part?.body ?? '', part?.headers['content-transfer-encoding']);
    return content.replaceAll('\r\n', '\n').trim();
  };
  return {
    headers,
    names,
    subject: decodeWords(headers.subject ?? ''),
    text: partOf('text/plain'),
    html: partOf('text/html'),
  };
}
