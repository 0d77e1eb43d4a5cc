import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import * as z from 'zod/mini';

const Attribute = z.object({
  key: z.string(),
  value: z.object({ stringValue: z.optional(z.string()), intValue: z.optional(z.number()) }),
});
const Span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.optional(z.string()),
  name: z.string(),
  attributes: z.array(Attribute),
});
const Batch = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(Span) })) })),
});

type ReceivedSpan = Omit<z.infer<typeof Span>, 'attributes'> & {
  attributes: Record<string, string | number | undefined>;
};

/** A collector of OpenTelemetry on loopback. It keeps the spans that it is sent by OTLP over HTTP. */
export async function startCollector() {
  const spans: ReceivedSpan[] = [];
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await json(request);
    bodies.push(JSON.stringify({ url: request.url, headers: request.headers, body }));
    for (const { attributes, ...span } of Batch.parse(body).resourceSpans.flatMap(({ scopeSpans }) =>
      scopeSpans.flatMap((scope) => scope.spans),
    ))
      spans.push({
        ...span,
        attributes: Object.fromEntries(
          attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
        ),
      });
    response.setHeader('content-type', 'application/json').end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    spans,
    /** All that was received, as text. */
    received: () => bodies.join('\n'),
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
