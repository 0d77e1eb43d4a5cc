import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../services/index.ts';
import { isPublicAddress } from '../services/public-addresses.ts';
import { headerText } from './request-headers.ts';

const unknownProxy =
  'a proxy stands before this server, but TRUST_PROXY is 0: for the limits everybody behind it counts as one address; set TRUST_PROXY to the number of proxies';

const tooFewProxies = (trusted: number) =>
  `TRUST_PROXY is ${trusted}, but somebody came through fewer proxies that set X-Forwarded-For: for the limits everybody counts as one address, or visitors can invent theirs; let each proxy append to X-Forwarded-For, or set TRUST_PROXY to the number of those that do`;

/** Browsers say their language. Health checks and other programs beside the server, which need no proxy, do not. */
const isBrowser = ({ headers, url }: FastifyRequest) =>
  Boolean(headers['accept-language']) && url.startsWith('/api/') && !url.startsWith('/api/health/');

/** What a request tells of a wrong TRUST_PROXY; undefined if nothing. */
function faultIn(request: FastifyRequest, trusted: number): string | undefined {
  const chain = headerText(request.headers['x-forwarded-for']);
  if (trusted > 0)
    return isBrowser(request) && (chain?.split(',').length ?? 0) < trusted
      ? tooFewProxies(trusted)
      : undefined;
  // A proxy is on the same machine or in the same network. Somebody from the Internet has invented the header.
  return chain !== undefined && !isPublicAddress(request.socket.remoteAddress ?? '')
    ? unknownProxy
    : undefined;
}

/** Says once in the log that TRUST_PROXY does not fit the proxies in front, because nothing else would show it. */
export function proxies(app: FastifyInstance, { env, log }: Pick<Services, 'env' | 'log'>): void {
  let isSaid = false;
  app.addHook('onRequest', (request, _reply, done) => {
    const fault = isSaid ? undefined : faultIn(request, env.trustProxy);
    if (fault) {
      isSaid = true;
      log.warn(fault);
    }
    done();
  });
}
