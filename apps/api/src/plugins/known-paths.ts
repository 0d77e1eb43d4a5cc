import { operations } from '@halved/shared/contract';
import { type Method, methodOf, pathOf } from '@halved/shared/contract/operation';

interface KnownPath {
  pattern: RegExp;
  method: Method;
}

/** Routes beside the contract: its documentation, for programs and for people. */
export const documents = { machine: '/api/openapi.json', person: '/api/docs' } as const;

let known: KnownPath[] = [];

// Made at the first miss: most processes start without needing it.
const knownPaths = (): KnownPath[] => {
  if (known.length > 0) return known;
  known = [
    ...operations.map(({ operation }) => ({
      pattern: new RegExp(`^/api${pathOf(operation).replaceAll(/:\w+/g, '[^/]+')}$`),
      method: methodOf(operation),
    })),
    ...Object.values(documents).map((path) => ({ pattern: new RegExp(`^${path}$`), method: 'GET' as const })),
  ];
  return known;
};

/** The methods that a path of the API answers to; none where there is no such path. */
export function methodsOf(url: string): Method[] {
  const path = url.split('?')[0] ?? '';
  const found = knownPaths().filter(({ pattern }) => pattern.test(path));
  return [...new Set(found.map(({ method }) => method))];
}
