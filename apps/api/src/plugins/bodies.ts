import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../errors.ts';

/** Accepts bodies that are JSON in UTF-8 or empty. Any other content type is 415, and `__proto__` is refused. */
export function bodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    // A lenient decoder would put a replacement character into people's words for each invalid byte.
    if (!isUtf8(bytes)) return done(new Failure('MALFORMED_JSON'));
    const body = bytes.toString();
    if (body.trim() !== '') return parseJson(request, body, done);
    done(null, undefined);
  });
}
