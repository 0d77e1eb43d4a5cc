import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  actInSandbox,
  applyEvents,
  findOpenCheckout,
  findSandboxSubscription,
  isSandboxAction,
  payInSandbox,
  type SandboxEvent,
  signatureOf,
} from '../modules/subscriptions/public.ts';
import type { Billing } from '../services/billing.ts';
import { linkedPage, sandboxPath } from '../services/billing-sandbox-link.ts';
import type { Services } from '../services/index.ts';
import { webhookPath } from './known-paths.ts';
import { languageOf } from './request-headers.ts';
import { checkoutPage, expiredPage, portalPage, sandboxStyle } from './sandbox-page.ts';
import { hashOf, pagePolicy } from './security.ts';

interface Parts {
  Params: { link: string };
  Querystring: { link?: string };
  Body: URLSearchParams | undefined;
}
type Request = FastifyRequest<Parts>;

/** The pages of the sandbox. What somebody does there reaches the server as events at its webhook, as from a provider. */
export const sandbox = (app: FastifyInstance, services: Services, billing: Billing) =>
  app.register((scope, _options, registered) => {
    const { cipherOf, db } = services;
    const policy = pagePolicy({ scriptHashes: [], styleHashes: [hashOf(sandboxStyle)], avatarHosts: [] });
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, new URLSearchParams(body)),
    );

    const sendPage = (reply: FastifyReply, html: string) =>
      reply
        .headers({ 'content-security-policy': policy, 'cache-control': 'no-store', vary: 'Accept-Language' })
        .type('text/html; charset=utf-8')
        .send(html);
    const sendExpired = (request: Request, reply: FastifyReply) =>
      sendPage(reply.code(404), expiredPage(languageOf(request)));

    /** Sends events to the webhook of this server, and applies them before the page is left. */
    const deliver = async (events: SandboxEvent[]) => {
      for (const { name, body } of events) {
        const signature = signatureOf(body, billing);
        const headers = {
          'content-type': 'application/json',
          'x-event-name': name,
          'x-signature': signature,
        };
        await app.inject({ method: 'POST', url: webhookPath, headers, payload: body });
      }
      await applyEvents(services, billing);
    };

    scope.get<Parts>(`${sandboxPath}/:link`, async (request, reply) => {
      const page = linkedPage(cipherOf, 'checkout', request.params.link);
      const checkout = page && (await findOpenCheckout(db, page.id));
      return checkout
        ? sendPage(reply, checkoutPage(languageOf(request), checkout))
        : sendExpired(request, reply);
    });
    scope.post<Parts>(`${sandboxPath}/:link`, async (request, reply) => {
      const page = linkedPage(cipherOf, 'checkout', request.params.link);
      if (!page) return sendExpired(request, reply);
      await deliver(await payInSandbox(db, billing, page.id));
      return reply.redirect('/pricing', 303);
    });
    scope.get<Parts>(`${sandboxPath}/portal`, async (request, reply) => {
      const page = linkedPage(cipherOf, 'portal', request.query.link ?? '');
      const subscription = page && (await findSandboxSubscription(db, page.id));
      return subscription
        ? sendPage(reply, portalPage(languageOf(request), subscription))
        : sendExpired(request, reply);
    });
    scope.post<Parts>(`${sandboxPath}/portal`, async (request, reply) => {
      const page = linkedPage(cipherOf, 'portal', request.query.link ?? '');
      const action = request.body?.get('action');
      if (!page || !isSandboxAction(action)) return sendExpired(request, reply);
      await deliver(await actInSandbox(db, billing, page.id, action));
      return reply.redirect(request.url, 303);
    });
    registered();
  });
