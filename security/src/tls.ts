import { readFile } from 'node:fs/promises';
import { createServer as createPlainServer, request } from 'node:http';
import { createServer } from 'node:https';
import type { Certificate } from '@shared/testing/certificate';
import { listenLocally } from '@shared/testing/listen-locally';

export interface SecureSite {
  httpPort: number;
  httpsPort: number;
  close: () => Promise<void>;
}

/** The least that a proxy on this machine does in front of the embedded server: https, and http that leads there. */
export async function startTlsFront(port: number, { certificate, key }: Certificate): Promise<SecureSite> {
  const secure = createServer({ cert: await readFile(certificate), key: await readFile(key) }, (incoming, outgoing) => {
    const { method, url: address, headers } = incoming;
    const own = { connection: 'close', 'x-forwarded-proto': 'https', 'x-forwarded-for': '198.18.0.1' };
    const to = { host: '127.0.0.1', port, method, path: address, headers: { ...headers, ...own }, agent: false };
    const passed = request(to, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  const https = await listenLocally(secure, () => secure.closeAllConnections());
  const plain = createPlainServer(({ url }, outgoing) => {
    outgoing.writeHead(301, { location: `https://localhost:${https.port}${url ?? '/'}` }).end();
  });
  const http = await listenLocally(plain, () => plain.closeAllConnections());
  const close = async () => {
    await https.close();
    await http.close();
  };
  return { httpPort: http.port, httpsPort: https.port, close };
}
