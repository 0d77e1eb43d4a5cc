import { type Method, methodOf, parametersOf, pathOf, type Routed, sendsBody } from './contract/route.ts';
import { isFields } from './fields.ts';

/** A call as it is sent: the path below /api with its query, and the body, if there is one. */
export interface WireRequest {
  method: Method;
  path: string;
  body?: Record<string, unknown>;
}

/**
 * The client's half of the protocol. Path parameters go into the path. The other fields go into the JSON body if the
 * operation has one (`sendsBody`), otherwise into the query, with arrays joined by commas. Absent fields stay absent.
 */
export function toRequest(operation: Routed, input: unknown): WireRequest {
  const fields = isFields(input) ? input : {};
  const parameters = parametersOf(operation);
  const path = pathOf(operation).replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(fields[name] ?? '')),
  );
  const rest = Object.entries(fields).filter(
    ([name, value]) => value !== undefined && !parameters.includes(name),
  );
  if (sendsBody(operation)) {
    return { method: methodOf(operation), path, ...(rest.length > 0 && { body: Object.fromEntries(rest) }) };
  }
  const query = new URLSearchParams(
    rest.filter(([, value]) => value !== null).map(([name, value]) => [name, String(value)]),
  ).toString();
  return { method: methodOf(operation), path: query ? `${path}?${query}` : path };
}
