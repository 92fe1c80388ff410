import { createServer } from 'node:net';
import { ReleaseError } from '@shared/store/release-error';
import { boundPort } from './bound-port';
import { type ServerOptions, buildServer } from './server';

interface ListenOptions extends ServerOptions {
  port: number;
  host: string;
}

/** Serves on a port and says so in one line; a port in use is one line as well. */
export async function listen({ port, host, ...options }: ListenOptions): Promise<{ close: () => Promise<void> }> {
  const app = await buildServer(options);
  // A store far away is read beforehand, so that nobody waits for its pages once this is ready.
  if (options.cache) await app.inject('/healthz');
  try {
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    throw named(error, port, host);
  }
  console.log(
    `ready http://localhost:${boundPort(app.server, port)}${options.basePath === '/' ? '' : options.basePath}`,
  );
  return { close: () => app.close() };
}

/** Tells that a port is in use before any work is done for it. */
export function refuseUsedPort(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(named(error, port, host)));
    probe.listen({ port, host }, () => probe.close(() => resolve()));
  });
}

function named(error: unknown, port: number, host: string): Error {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return new ReleaseError(`Port ${port} is in use: set PORT to another one`, { cause: error });
  if (/^(?:ENOTFOUND|EADDRNOTAVAIL|EAI_AGAIN)$/.test(code))
    return new ReleaseError(`HOST (${host}) is no address of this machine`, { cause: error });
  return error as Error;
}
