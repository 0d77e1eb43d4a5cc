import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    acceptsForm?: boolean;
  }
}

/** The content types of the form that a mail provider sends to end mails with one click (RFC 8058). */
const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/**
 * Accepts bodies that are JSON in UTF-8 or empty. Any other content type is 415, and `__proto__` is refused. An operation
 * whose input is in the query accepts a form, whose content is ignored.
 */
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
  app.addContentTypeParser<Buffer>(formTypes, { parseAs: 'buffer' }, (request, _bytes, done) => {
    if (request.routeOptions.config.acceptsForm) done(null, undefined);
    else done(new Failure('UNSUPPORTED_MEDIA_TYPE'));
  });
}
