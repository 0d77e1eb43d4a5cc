import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../errors.ts';

/** Bodies are JSON in UTF-8 or nothing: an empty one is nothing, anything else is 415, `__proto__` is refused. */
export function bodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    // Read all the same, a byte that is no character would stand among people's words as a question mark.
    if (!isUtf8(bytes)) return done(new Failure('MALFORMED_JSON'));
    const body = bytes.toString();
    if (body.trim() !== '') return parseJson(request, body, done);
    done(null, undefined);
  });
}
