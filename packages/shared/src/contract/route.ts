export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** All that the client's half of the wire reads of an operation: no schema, so that no page carries the validator for it. */
export interface Routed {
  route: `${Method} /${string}`;
  /** A DELETE whose input travels in the body all the same, because it is nothing for a URL. */
  bodied?: boolean;
}

export const methodOf = (operation: Routed): Method => {
  const [method] = operation.route.split(' ');
  if (method === 'POST' || method === 'PUT' || method === 'DELETE') return method;
  return 'GET';
};

/** The path below /api, with `:name` for each parameter. */
export const pathOf = (operation: Routed): string => operation.route.slice(operation.route.indexOf('/'));

export const parametersOf = (operation: Routed): string[] =>
  [...pathOf(operation).matchAll(/:(\w+)/g)].map((match) => match[1] ?? '');

/** Whether the input travels in the body. */
export const sendsBody = (operation: Routed): boolean =>
  methodOf(operation) === 'POST' || methodOf(operation) === 'PUT' || operation.bodied === true;

/** Whether the call changes something. */
export const writes = (operation: Routed): boolean => methodOf(operation) !== 'GET';
