import { limits } from '@halved/shared/limits';
import type { FastifyInstance } from 'fastify';
import { receiveEvent } from '../modules/subscriptions/public.ts';
import type { Billing } from '../services/billing.ts';
import type { Services } from '../services/index.ts';
import { webhookPath } from './known-paths.ts';
import { headerText } from './request-headers.ts';

/**
 * Receives the events of the provider of payments. The signature is about the bytes of the body, so they are not parsed
 * first.
 */
export const webhook = (app: FastifyInstance, services: Services, billing: Billing) =>
  app.register((scope, _options, registered) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<{ Body: Buffer | undefined }>(
      webhookPath,
      { bodyLimit: limits.webhookBytes },
      async (request, reply) => {
        const signature = headerText(request.headers['x-signature']);
        await receiveEvent(services, billing, { body: request.body ?? Buffer.alloc(0), signature });
        return reply.header('cache-control', 'no-store').send({ data: { success: true } });
      },
    );
    registered();
  });
