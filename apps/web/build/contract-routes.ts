import { contract } from '@halved/shared/contract/index';
import type { Operation } from '@halved/shared/contract/operation';
import type { Routed } from '@halved/shared/contract/route';
import type { Plugin } from 'vite';

const virtual = '\0halved-contract-routes';

/** The contract without its schemas; the client reads only an operation's route. */
export const routesOnly = (): Record<string, Record<string, Routed>> =>
  Object.fromEntries(
    Object.entries(contract).map(([subject, operations]) => [
      subject,
      Object.fromEntries(
        Object.entries<Operation>(operations).map(([name, { route, bodied }]) => [
          name,
          { route, ...(bodied && { bodied }) },
        ]),
      ),
    ]),
  );

/**
 * Gives the typed client only the contract's routes, derived from the contract at build time. The whole operations
 * would bring every schema and the validator, 16 kB on each first visit; forms load the schemas they need.
 */
export function contractRoutes(): Plugin {
  return {
    name: 'halved-contract-routes',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const fromClient = importer?.endsWith('/shared/src/client.ts');
      return fromClient && source === './contract/index.ts' ? virtual : undefined;
    },
    load(id) {
      return id === virtual ? `export const contract = ${JSON.stringify(routesOnly())};` : undefined;
    },
  };
}
