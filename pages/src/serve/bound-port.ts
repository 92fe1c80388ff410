import type { Server } from 'node:net';

/** The port at which a server listens: the one that it was told, or of its own choice. */
export function boundPort(server: Pick<Server, 'address'> | undefined, told: number): number {
  const address = server?.address();
  return typeof address === 'object' && address ? address.port : told;
}
