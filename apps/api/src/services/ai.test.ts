import { createServer, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAi } from './ai.ts';

/** What was written to the client, in bytes. */
let written = 0;

/** Answers without an end, as fast as the client reads. */
function answerOn(response: ServerResponse): void {
  const piece = Buffer.alloc(64 * 1024, 'x');
  const more = () => {
    while (!response.destroyed) {
      written += piece.length;
      if (!response.write(piece)) break;
    }
  };
  response.on('drain', more);
  more();
}

const provider = createServer((_request, response) => answerOn(response));
let baseUrl: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const address = provider.address();
  baseUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => {
  provider.closeAllConnections();
  provider.close();
});

it.each([200, 500])(
  'an answer %i of an AI provider that has no end is not read into the memory',
  async (status) => {
    written = 0;
    provider.prependOnceListener('request', (_request, response) => {
      response.statusCode = status;
    });
    const ai = createAi({ ai: { baseUrl, apiKey: undefined, model: 'small' } });
    await expect(ai?.read('I worry.')).rejects.toThrow(
      status === 200 ? 'it answered too much' : 'it answered 500',
    );
    expect(written).toBeLessThan(16 * 1024 * 1024);
  },
);
