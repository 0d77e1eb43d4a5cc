import { operations } from '@halved/shared/contract';
import { type Method, methodOf, pathOf } from '@halved/shared/contract/operation';
import { sandboxPath } from '../services/billing-sandbox-link.ts';

/** Where the provider of payments sends its events. */
export const webhookPath = '/api/subscriptions/webhook';

/** Where the metrics are: among the calls, and where Prometheus looks by default. */
export const metricsPaths = ['/api/metrics', '/metrics'] as const;

/** A route as the server registers it. */
interface RegisteredRoute {
  url: string;
  method: Method;
}

interface KnownPath {
  pattern: RegExp;
  method: Method;
  /** The route, if only some settings have it. */
  optional?: RegisteredRoute;
}

const patternOf = (url: string) => new RegExp(`^${url.replaceAll(/:\w+/g, '[^/]+')}$`);

/** The routes that only some settings have. */
const optionalRoutes: RegisteredRoute[] = [
  ...metricsPaths.map((url) => ({ url, method: 'GET' as const })),
  { url: `${sandboxPath}/:link`, method: 'GET' },
  { url: `${sandboxPath}/:link`, method: 'POST' },
];

/** The routes that are not in the contract: its documentation, for programs and for people. */
export const documents = { machine: '/api/openapi.json', person: '/api/docs' } as const;

let cached: KnownPath[] = [];

// The patterns are made at the first request without a route, because most processes do not need them at the start.
const knownPaths = (): KnownPath[] => {
  if (cached.length > 0) return cached;
  cached = [
    ...operations.map(({ operation }) => ({
      pattern: patternOf(`/api${pathOf(operation)}`),
      method: methodOf(operation),
    })),
    ...Object.values(documents).map((path) => ({ pattern: patternOf(path), method: 'GET' as const })),
    { pattern: patternOf(webhookPath), method: 'POST' },
    ...optionalRoutes.map((optional) => ({
      pattern: patternOf(optional.url),
      method: optional.method,
      optional,
    })),
  ];
  return cached;
};

/** The methods of a path of the API; empty if there is no such path. `isRegistered` says whether a server has a route. */
export function methodsOf(url: string, isRegistered: (route: RegisteredRoute) => boolean): Method[] {
  const path = url.split('?')[0] ?? '';
  const matches = knownPaths().filter(
    ({ pattern, optional }) => pattern.test(path) && (!optional || isRegistered(optional)),
  );
  return [...new Set(matches.map(({ method }) => method))];
}
