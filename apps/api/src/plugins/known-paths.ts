import { operations } from '@halved/shared/contract';
import { type Method, methodOf, pathOf } from '@halved/shared/contract/operation';

/** Where the provider of payments sends its events. */
export const webhookPath = '/api/subscriptions/webhook';

/** Where the metrics are: among the calls, and where Prometheus looks by default. */
export const metricsPaths = ['/api/metrics', '/metrics'] as const;

interface KnownPath {
  pattern: RegExp;
  method: Method;
}

/** The routes that are not in the contract: its documentation, for programs and for people. */
export const documents = { machine: '/api/openapi.json', person: '/api/docs' } as const;

let cached: KnownPath[] = [];

// The patterns are made at the first request without a route, because most processes do not need them at the start.
const knownPaths = (): KnownPath[] => {
  if (cached.length > 0) return cached;
  cached = [
    ...operations.map(({ operation }) => ({
      pattern: new RegExp(`^/api${pathOf(operation).replaceAll(/:\w+/g, '[^/]+')}$`),
      method: methodOf(operation),
    })),
    ...Object.values(documents).map((path) => ({ pattern: new RegExp(`^${path}$`), method: 'GET' as const })),
    { pattern: new RegExp(`^${webhookPath}$`), method: 'POST' },
  ];
  return cached;
};

/** The methods of a path of the API; empty if there is no such path. */
export function methodsOf(url: string): Method[] {
  const path = url.split('?')[0] ?? '';
  const matches = knownPaths().filter(({ pattern }) => pattern.test(path));
  return [...new Set(matches.map(({ method }) => method))];
}
