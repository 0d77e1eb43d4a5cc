export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * The part of an operation that the client needs to send a request. It contains no schema, so that no page has to load
 * the validator.
 */
export interface Routed {
  route: `${Method} /${string}`;
  /** Whether a DELETE has its input in the body, because a URL must not contain a password. */
  bodied?: boolean;
  /** Whether a POST has its input in the query, because mail providers choose its body (RFC 8058). */
  inQuery?: boolean;
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

/** Whether the input is sent in the body. */
export const sendsBody = (operation: Routed): boolean =>
  operation.bodied === true || (['POST', 'PUT'].includes(methodOf(operation)) && !operation.inQuery);

/** Whether the call changes something. */
export const writes = (operation: Routed): boolean => methodOf(operation) !== 'GET';
