import type { FastifyInstance } from 'fastify';
import type { Env } from '../env.ts';
import { CommandError } from './explain.ts';

/** What to do about an address on which the server cannot listen; undefined if the error is of another kind. */
function remedyOf(error: unknown, { port, host }: Pick<Env, 'port' | 'host'>): string | undefined {
  switch (error instanceof Error && 'code' in error ? error.code : undefined) {
    case 'EADDRINUSE':
      return `Port ${port} is taken. Stop what listens there, or choose another: PORT=3001 npm start`;
    case 'EACCES':
      return `Port ${port} is not allowed for this user. Choose one above 1023: PORT=3000 npm start`;
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'EINVAL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST ${host} is no address of this machine. Leave HOST out to listen on all of them, or set HOST=127.0.0.1 for programs on this machine alone.`;
    default:
      return undefined;
  }
}

/** Lets the server listen on HOST and PORT. Throws a CommandError that names the variable to change. */
export async function listen(app: FastifyInstance, env: Pick<Env, 'port' | 'host'>): Promise<void> {
  try {
    await app.listen({ port: env.port, host: env.host });
  } catch (error) {
    const remedy = remedyOf(error, env);
    throw remedy ? new CommandError(remedy) : error;
  }
}
