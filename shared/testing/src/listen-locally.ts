import type { AddressInfo, Server } from 'node:net';

/** Lets a server listen at a free port of this machine; `end` ends what keeps its connections open. */
export async function listenLocally(
  server: Server,
  end: () => void,
): Promise<{ port: number; close: () => Promise<void> }> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = async () => {
    end();
    await new Promise((resolve) => server.close(resolve));
  };
  return { port: (server.address() as AddressInfo).port, close };
}
