import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
  request,
} from 'node:http';
import { request as secureRequest } from 'node:https';
import { text as textOf } from 'node:stream/consumers';
import type { SiteConfig } from '@shared/contract/config';
import { ReleaseError } from '@shared/store/release-error';
import { siteConfigOf } from '../../../../pages/src/document/put-page';

/** Headers of one connection, and what makes sense for the live origin alone. */
const OWN: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'strict-transport-security',
]);

/** The live site, whose addresses become those of this machine. Its pages and files are read, and nothing but calls is sent. */
export class LiveSite {
  /** Origin under which it is shown here. */
  local = '';

  private constructor(
    private readonly origin: string,
    readonly config: SiteConfig,
    private readonly channel: string,
  ) {}

  /** Reads the site's configuration from its first page. `channel` says which composition is shown, where there are canaries. */
  static async open(given: string, channel = ''): Promise<LiveSite> {
    const address = URL.canParse(given) ? new URL(given) : null;
    if (!address || !/^https?:$/.test(address.protocol))
      throw new ReleaseError(`SITE (${given}) is no address, as in https://www.example.com`);
    if (!/^(?:|canary|stable|host|remote-[a-z0-9-]+)$/.test(channel))
      throw new ReleaseError(`CHANNEL (${channel}) is neither canary nor stable, nor a package`);
    const html = await fetch(address)
      .then((answer) => answer.text())
      .catch((cause: unknown) => {
        throw new ReleaseError(`SITE (${given}) does not answer`, { cause });
      });
    const config = siteConfigOf(html);
    if (!config) throw new ReleaseError(`SITE (${given}) answers with no page of such a site`);
    return new LiveSite(address.origin, config, channel);
  }

  async pass(asked: IncomingMessage, response: ServerResponse): Promise<void> {
    const { apiBaseUrl: _api, basePath, loginUrl, telemetryUrl } = this.config;
    const { pathname, searchParams } = new URL(asked.url ?? '/', this.local);
    if (pathname === telemetryUrl) {
      // What a developer sees is no visitor's experience.
      response.writeHead(204).end();
      return;
    }
    const isCall = pathname.startsWith(`${basePath}api/`) || pathname === loginUrl;
    if (!isCall && !['GET', 'HEAD'].includes(asked.method ?? '')) {
      response.writeHead(405, { 'content-type': 'text/plain' }).end('The live site is only read here');
      return;
    }
    const answer = await this.#ask(asked, isCall);
    const headers = this.#headers(answer.headers);
    const back = searchParams.get('return');
    if (back !== null && !(headers.location ?? '/').startsWith('/') && !headers.location?.startsWith(this.local)) {
      // A provider of logins leads back to the site alone: the login begins there, and ends here.
      searchParams.set('return', new URL(back, this.local).href);
      headers.location = `${this.origin}${pathname}?${searchParams.toString()}`;
    }
    const status = answer.statusCode ?? 502;
    if (!/^text\/html|^application\/(?:json|xml)/.test(answer.headers['content-type'] ?? '') || isCall) {
      response.writeHead(status, headers);
      answer.on('error', () => response.destroy()).pipe(response);
      return;
    }
    const body = this.#here(await textOf(answer));
    response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
    response.end(asked.method === 'HEAD' ? undefined : body);
  }

  /** A document as it is there now, whether it is found or not. */
  async read(asked: IncomingMessage): Promise<{ headers: OutgoingHttpHeaders; text: string }> {
    const answer = await this.#ask(asked, false);
    const { 'content-length': _length, etag: _etag, ...headers } = this.#headers(answer.headers);
    return { headers, text: this.#here(await textOf(answer)) };
  }

  #ask(asked: IncomingMessage, isCall: boolean): Promise<IncomingMessage> {
    const { host: _host, connection: _connection, 'if-none-match': _tag, ...given } = asked.headers;
    const there = (value: string) => value.replaceAll(this.local, this.origin);
    const headers = Object.fromEntries(
      Object.entries(given).map(([name, value]) => [name, typeof value === 'string' ? there(value) : value]),
    );
    // Of two cookies of a name the first counts.
    const cookies = [this.channel && `channel=${this.channel}`, headers['cookie']].filter(Boolean).join('; ');
    const options = {
      method: isCall ? asked.method : 'GET',
      headers: { ...headers, ...(cookies && { cookie: cookies }), 'accept-encoding': 'identity' },
    };
    const send = this.origin.startsWith('https:') ? secureRequest : request;
    return new Promise((resolve, reject) => {
      const sent = send(this.origin + (asked.url ?? '/'), options, resolve);
      sent.on('error', (cause) =>
        reject(new ReleaseError(`${this.origin} does not answer: ${cause.message}`, { cause })),
      );
      if (isCall) asked.pipe(sent);
      else sent.end();
    });
  }

  #headers(given: IncomingHttpHeaders): OutgoingHttpHeaders {
    const kept = Object.entries(given).filter(([name]) => !OWN.has(name));
    const { location, 'set-cookie': cookies } = given;
    return {
      ...Object.fromEntries(kept),
      ...(location !== undefined && { location: this.#here(location) }),
      ...(cookies && { 'set-cookie': cookies.map(localCookie) }),
    };
  }

  #here(text: string): string {
    return text.replaceAll(this.origin, this.local);
  }
}

/** A cookie of the live site as this machine may keep it, which has another name and no certificate. */
function localCookie(cookie: string): string {
  const [pair = '', ...attributes] = cookie.split(';');
  const mustBeSecure = /^\s*__(?:Host|Secure)-/.test(pair);
  const kept = attributes.filter((one) => {
    const name = one.trim().toLowerCase();
    return !name.startsWith('domain=') && (mustBeSecure || name !== 'secure');
  });
  return [pair, ...kept].join(';');
}
