import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CompositionPointer } from '@shared/contract/release';
import { isFilePath } from '@shared/contract/release/schemas';
import { pointed } from '../../../pages/src/compose/render-part';
import { headerPolicy, pagePolicy } from '../../../pages/src/document/policy';
import { contentType } from '../../../pages/src/serve/content-type';
import { securityHeaders } from '../../../pages/src/serve/security-headers';
import type { Tried } from './try-with-live-host';

/** Browsers take it for safe, as they take an address with TLS. */
const HOST = 'trial.localhost';

/** A site of its own on this machine, for a release that is stored nowhere: its pages as they were tried, everything else as it is live. */
export class TrialServer {
  private readonly server = createServer((request, response) => {
    this.answer(request, response).catch(() => response.writeHead(500).end());
  });
  /** What is tried, once it is rendered. */
  tried: Tried | null = null;

  /** Listens on loopback, on a port of its own. */
  static async open(): Promise<TrialServer> {
    const trial = new TrialServer();
    await new Promise<void>((resolve) => trial.server.listen(0, '127.0.0.1', resolve));
    return trial;
  }

  /** Flags of a browser that reaches this server, and nothing else on any machine. */
  get browserFlags(): string[] {
    const { port } = this.server.address() as AddressInfo;
    return [`--host-resolver-rules=MAP ${HOST}:80 127.0.0.1:${port},MAP * ~NOTFOUND`];
  }

  /** Address of a composed file, for such a browser. */
  addressOf(file: string, { config }: Tried): string {
    return `http://${HOST}${config.basePath}${file.replace(/index\.html$/, '')}`;
  }

  close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.server.close(() => resolve()));
    this.server.closeAllConnections();
    return closed;
  }

  private async answer({ url = '', method }: IncomingMessage, response: ServerResponse): Promise<void> {
    const { tried } = this;
    if (!tried) throw new Error('Nothing is tried yet');
    const { config, rendered } = tried;
    const [path = ''] = url.split('?');
    const name = path.startsWith(config.basePath) ? decodeURIComponent(path.slice(config.basePath.length)) : null;
    const send = (status: number, type: string, body: string | Buffer, policy?: string) => {
      const headers = {
        ...securityHeaders,
        'content-type': type,
        // A release's file keeps its content under its name.
        ...(name?.startsWith('assets/') && status === 200 && { 'cache-control': 'max-age=600' }),
        ...(policy && { 'content-security-policy': policy }),
      };
      response.writeHead(status, headers).end(body);
    };
    // Nobody is behind the calls: a page has to stand without answers.
    if (name === null || name.startsWith('api/') || method !== 'GET') {
      send(503, 'application/json', JSON.stringify({ code: 503, msg: '试验里没有后端', data: {} }));
      return;
    }
    if (name === 'composition.json') {
      send(200, contentType(name), JSON.stringify(pointer(tried)));
      return;
    }
    const page = rendered.files.get(name === '' || name.endsWith('/') ? `${name}index.html` : name);
    const body = page ?? (await fileOf(tried, name));
    if (body === null) send(404, 'text/plain', 'not found');
    else send(200, page ? contentType('index.html') : contentType(name), body, page && policy(tried));
  }
}

/** A file of this release, of another that is live, or of the host's at the root. */
async function fileOf({ reader, live, host, manifestOf }: Tried, name: string): Promise<Buffer | null> {
  const [, owner = '', asset = ''] = /^assets\/([\w-]+)\/([\w.-]+)$/.exec(name) ?? [];
  const release = live.get(owner);
  if (release?.manifest.file === asset) return manifestOf(release);
  const known = release ? Object.hasOwn(release.files, asset) : Object.hasOwn(host.publicFiles, name);
  if (!known || !isFilePath(name)) return null;
  return release ? reader.asset(release, asset) : reader.publicFile(host, name);
}

function policy({ config, rendered }: Tried): string {
  return headerPolicy(pagePolicy(config, [...rendered.scripts]));
}

function pointer({ live }: Tried): CompositionPointer {
  const releases = [...live.values()].map((release) => [release.name, pointed(release)] as const);
  return { schema: 1, id: 'trial', releases: Object.fromEntries(releases) };
}
