import { createServer } from 'node:net';
import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { CommandError } from './explain.ts';
import { listen } from './listen.ts';

it('a taken port is refused with its number', async () => {
  const other = createServer();
  await new Promise<void>((settle) => other.listen(0, '127.0.0.1', settle));
  const address = other.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  await expect(listen(fastify(), { port, host: '127.0.0.1' })).rejects.toThrow(
    new CommandError(
      `Port ${port} is taken. Stop what listens there, or choose another: PORT=3001 npm start`,
    ),
  );
  other.close();
});

it.each(['203.0.113.9', 'nowhere.invalid'])(
  'a HOST that is no address of this machine (%s) is named, not the database',
  async (host) => {
    await expect(listen(fastify(), { port: 0, host })).rejects.toThrow(
      `HOST ${host} is no address of this machine. Leave HOST out`,
    );
  },
);
