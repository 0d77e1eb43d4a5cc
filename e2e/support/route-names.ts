import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildRoot } from './instance.ts';

interface Manifest {
  routes: { path: string }[];
}

/** The pattern of each route of the build, such as `/posts/:id`, without the one for unknown addresses. */
export function routePatterns(): string[] {
  const file = join(buildRoot, 'apps', 'web', 'dist', 'server-manifest.json');
  const { routes }: Manifest = JSON.parse(readFileSync(file, 'utf8'));
  return routes.map(({ path }) => path).filter((path) => path !== '*');
}

/** Whether a path, without a query, belongs to a route. */
export function isOfRoute(path: string, pattern: string): boolean {
  const expression = pattern.replaceAll(/\/:\w+\?/g, '(/[^/]+)?').replaceAll(/:\w+/g, '[^/]+');
  return new RegExp(`^${expression}$`).test(path);
}

/** An address with its route’s pattern instead of the ids, which are new in every run: `/posts/:id?resolve=1`. */
export function routeName(address: string, patterns: readonly string[]): string {
  const [path = '', query] = address.split('?');
  const pattern = patterns.includes(path) ? path : patterns.find((candidate) => isOfRoute(path, candidate));
  return `${pattern ?? path}${query ? `?${query}` : ''}`;
}
