import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CompositionPointer } from '@shared/contract/release';
import { isFilePath } from '@shared/contract/release/schemas';
import { pointed } from '../../../pages/src/compose/render-part';
import { headerPolicy, pagePolicy } from '../../../pages/src/document/policy';
import { contentType } from '../../../pages/src/serve/content-type';
import { securityHeaders } from '../../../pages/src/serve/security-headers';
import type { Tried } from './try-with-live-host';

/** A site of its own on this machine, for a release that is stored nowhere: its pages as they were tried, everything else as it is live. */
export class TrialServer {
  private readonly server = createServer((request, response) => {
    this.answer(request, response).catch(() => response.writeHead(500).end());
  });
  private constructor(private readonly tried: Tried) {}

  /** Listens on loopback, on a port of its own. */
  static async open(tried: Tried): Promise<TrialServer> {
    const trial = new TrialServer(tried);
    await new Promise<void>((resolve) => trial.server.listen(0, '127.0.0.1', resolve));
    return trial;
  }

  /** Address of a composed file. */
  addressOf(file: string): string {
    const { port } = this.server.address() as AddressInfo;
    return `http://127.0.0.1:${port}${this.tried.config.basePath}${file.replace(/index\.html$/, '')}`;
  }

  close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.server.close(() => resolve()));
    this.server.closeAllConnections();
    return closed;
  }

  private async answer({ url = '', method }: IncomingMessage, response: ServerResponse): Promise<void> {
    const { config, rendered } = this.tried;
    const [path = ''] = url.split('?');
    const name = path.startsWith(config.basePath) ? decodeURIComponent(path.slice(config.basePath.length)) : null;
    const send = (status: number, type: string, body: string | Buffer, policy?: string) => {
      const headers = {
        ...securityHeaders,
        'content-type': type,
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
      send(200, contentType(name), JSON.stringify(this.pointer()));
      return;
    }
    const page = rendered.files.get(name === '' || name.endsWith('/') ? `${name}index.html` : name);
    const body = page ?? (await this.file(name));
    if (body === null) send(404, 'text/plain', 'not found');
    else send(200, page ? contentType('index.html') : contentType(name), body, page && this.policy());
  }

  /** A file of this release, of another that is live, or of the host's at the root. */
  private async file(name: string): Promise<Buffer | null> {
    const { reader, live, host } = this.tried;
    const [, owner = '', asset = ''] = /^assets\/([\w-]+)\/([\w.-]+)$/.exec(name) ?? [];
    const release = live.get(owner);
    if (release?.manifest.file === asset) return this.tried.manifestOf(release);
    const known = release ? Object.hasOwn(release.files, asset) : Object.hasOwn(host.publicFiles, name);
    if (!known || !isFilePath(name)) return null;
    return release ? reader.asset(release, asset) : reader.publicFile(host, name);
  }

  private policy(): string {
    return headerPolicy(pagePolicy(this.tried.config, [...this.tried.rendered.scripts]));
  }

  private pointer(): CompositionPointer {
    const releases = [...this.tried.live.values()].map((release) => [release.name, pointed(release)] as const);
    return { schema: 1, id: 'trial', releases: Object.fromEntries(releases) };
  }
}
