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
        Object.entries<Operation>(operations).map(([name, { route, bodied, inQuery }]) => [
          name,
          { route, ...(bodied && { bodied }), ...(inQuery && { inQuery }) },
        ]),
      ),
    ]),
  );

/**
 * Gives the typed client only the contract's routes, which are derived from the contract at build time. The whole
 * contract would bring every schema and the validator, 16 kB on each first visit. Forms load the schemas that they
 * need.
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
