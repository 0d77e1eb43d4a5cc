import type { FastifyInstance } from 'fastify';

/** Bodies are JSON or nothing: an empty one is nothing, anything else is 415, `__proto__` is refused. */
export function bodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() !== '') return parseJson(request, body, done);
    done(null, undefined);
  });
}
