import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer as createPlainServer, request } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';

export interface Certificate {
  certificate: string;
  key: string;
  remove: () => Promise<void>;
}

/** A certificate for `localhost` that signs itself, good for a day; undefined where there is no openssl. */
export async function makeCertificate(): Promise<Certificate | undefined> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'site-certificate-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  const [certificate, key] = [path.join(folder, 'certificate.pem'), path.join(folder, 'key.pem')];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  try {
    execFileSync('openssl', ['req', ...kind, ...names, '-keyout', key, '-out', certificate], { stdio: 'pipe' });
    return { certificate, key, remove };
  } catch {
    await remove();
    return undefined;
  }
}

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
  const httpsPort = await listen(secure);
  const plain = createPlainServer(({ url }, outgoing) => {
    outgoing.writeHead(301, { location: `https://localhost:${httpsPort}${url ?? '/'}` }).end();
  });
  const httpPort = await listen(plain);
  const close = async () => {
    for (const server of [secure, plain]) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  };
  return { httpPort, httpsPort, close };
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}
