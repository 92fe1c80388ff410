import { ReleaseError } from '../release-error';
import { type ServerOptions, buildServer } from './server';

interface ListenOptions extends ServerOptions {
  port: number;
  host: string;
}

/** Serves on a port and says so in one line; a port in use is one line as well. */
export async function listen({ port, host, ...options }: ListenOptions): Promise<{ close: () => Promise<void> }> {
  const app = await buildServer(options);
  try {
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    const inUse = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    throw inUse ? new ReleaseError(`Port ${port} is in use: set PORT to another one`, { cause: error }) : error;
  }
  const address = app.server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  console.log(`ready http://localhost:${bound}${options.basePath === '/' ? '' : options.basePath}`);
  return { close: () => app.close() };
}
