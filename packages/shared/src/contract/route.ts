export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** All that the client's half of the wire reads of a row: no schema, so that no page carries the validator for it. */
export interface Routed {
  route: `${Method} /${string}`;
  /** A DELETE whose input travels in the body all the same, because it is nothing for a URL. */
  bodied?: boolean;
}

export const methodOf = (row: Routed): Method => {
  const [method] = row.route.split(' ');
  if (method === 'POST' || method === 'PUT' || method === 'DELETE') return method;
  return 'GET';
};

/** The path below /api, with `:name` for each parameter. */
export const pathOf = (row: Routed): string => row.route.slice(row.route.indexOf('/'));

export const parametersOf = (row: Routed): string[] =>
  [...pathOf(row).matchAll(/:(\w+)/g)].map((match) => match[1] ?? '');

/** Whether the input travels in the body. */
export const sendsBody = (row: Routed): boolean =>
  methodOf(row) === 'POST' || methodOf(row) === 'PUT' || row.bodied === true;

/** Whether the call changes something. */
export const writes = (row: Routed): boolean => methodOf(row) !== 'GET';
