export interface CallOptions {
  token?: string;
  body?: object;
  headers?: Record<string, string>;
}

export interface CallResponse {
  status: number;
  headers: Headers;
  /** The whole body: `{data}` or `{error}`. */
  body: Record<string, unknown>;
}

/**
 * Sends a call by its method and its path below /api, such as `GET /wake`, without the typed client of the contract.
 */
export async function sendCall(
  url: string,
  call: string,
  { token, body, headers }: CallOptions = {},
): Promise<CallResponse> {
  const [method = 'GET', path = ''] = call.split(' ');
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}
