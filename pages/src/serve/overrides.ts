import type { PageOverrides, ReleaseReference } from '@shared/contract/release';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readElements } from '@shared/markup';
import { isPolicy } from '../document/policy';
import { reference } from '../compose/ingredients';
import type { Store } from '@shared/store/store/store';
import type { Served } from './live-site';

const COOKIE = 'overrides';
/** Limits above what a site has of remotes, and an address of characters. */
const MOST = 20;
const LONGEST = 300;

/** A remote that a visitor gets from elsewhere than from what is live. */
interface Override {
  name: string;
  /** The override as the visitor gave it. */
  given: string;
  /** The developer's machine: the folder with the build, and its origin. */
  machine: { folder: string; origin: string } | null;
  /** The release, where it is in the store. */
  reference: ReleaseReference | null;
}

/** `site:overrides` on the server's side: what is accepted, and the answers that allow it (docs/decisions/008-overrides.md). */
export class Overrides {
  constructor(
    private readonly store: Store,
    private readonly basePath: string,
  ) {}

  /** The overrides of a visitor; what is not accepted any more, as a release that was withdrawn, counts for nothing. */
  async of(request: FastifyRequest, served: Served): Promise<Override[]> {
    const cookie = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]+)`).exec(request.headers.cookie ?? '')?.[1];
    const found = cookie === undefined ? [] : await this.check(parse(cookie), request, served);
    return found.filter((override) => typeof override !== 'string');
  }

  /** Takes what a browser wants overridden, and keeps it in a cookie; refuses all of it with one sentence otherwise. */
  async agree(request: FastifyRequest, reply: FastifyReply, served: Served): Promise<FastifyReply> {
    reply.header('cache-control', 'no-store');
    const found = await this.check(request.body, request, served);
    const sentence = found.find((override) => typeof override === 'string');
    if (sentence !== undefined) return reply.code(400).send({ sentence });
    const overrides = found.filter((override) => typeof override !== 'string');
    const value = JSON.stringify(Object.fromEntries(overrides.map(({ name, given }) => [name, given])));
    const place = `Path=${this.basePath}; SameSite=Lax; HttpOnly`;
    reply.header(
      'set-cookie',
      overrides.length > 0 ? `${COOKIE}=${encodeURIComponent(value)}; ${place}` : `${COOKIE}=; Max-Age=0; ${place}`,
    );
    return reply.send({ overrides: JSON.parse(value) as unknown });
  }

  /** Every override that is accepted, and a sentence for each that is not. */
  private async check(wanted: unknown, request: FastifyRequest, served: Served): Promise<(Override | string)[]> {
    const entries = typeof wanted === 'object' && wanted !== null ? Object.entries(wanted) : null;
    if (!entries || Array.isArray(wanted) || entries.length > MOST)
      return ['替换要写成 { "<remote>": "<地址或版本>" }。'];
    return Promise.all(
      entries.map(([name, given]) => this.checkOne({ name, given, host: request.headers.host }, served)),
    );
  }

  private async checkOne(
    { name, given, host }: { name: string; given: unknown; host: string | undefined },
    { live, withdrawn }: Served,
  ): Promise<Override | string> {
    if (name === 'host' || !Object.hasOwn(live.composition.releases, name))
      return `这个网站没有名为 ${name.slice(0, 40)} 的 remote。`;
    if (typeof given !== 'string' || given.length > LONGEST) return `${name} 的替换要写成地址或版本。`;
    const version = await this.versionOf(name, given, host);
    if (version !== null) {
      const found = withdrawn.includes(`${name}@${version}`) ? null : await this.store.findSigned(name, version);
      return found?.problem === null
        ? { name, given, machine: null, reference: reference(found.release) }
        : `商店里没有可用的 ${name}@${version}。`;
    }
    const machine = machineOf(given);
    return machine
      ? { name, given, machine, reference: null }
      : `${name} 只能换成 http://localhost:<端口>/ 或商店里的版本，不能换成 ${given}。`;
  }

  /** A version as such, or named by the address of its entry on this site; null for anything else. */
  private async versionOf(name: string, given: string, host: string | undefined): Promise<string | null> {
    if (/^\d[\w.+-]*$/.test(given)) return given;
    const url = parseUrl(given, `http://${host ?? 'localhost'}`);
    const folder = `${this.basePath}assets/${name}/`;
    if (url?.host !== host || !url?.pathname.startsWith(folder)) return null;
    for (const version of await this.store.versionsOf(name)) {
      const found = await this.store.findSigned(name, version);
      if (found?.release.entry === url.pathname.slice(folder.length)) return version;
    }
    return null;
  }
}

/**
 * An address on the machine that the browser runs on; the entry, or anything beside it. Of loopback's names a content security
 * policy knows these two alone.
 */
function machineOf(given: string): Override['machine'] {
  const url = parseUrl(given);
  const local = url?.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname) && url.port !== '';
  if (!url || !local || url.username || url.password) return null;
  return { folder: url.origin + url.pathname.slice(0, url.pathname.lastIndexOf('/') + 1), origin: url.origin };
}

function parseUrl(given: string, base?: string): URL | null {
  return URL.canParse(given, base) ? new URL(given, base) : null;
}

function parse(cookie: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(cookie));
  } catch {
    return null;
  }
}

/** A composed page for who has overrides: its policy lets their files in, and a block tells the host of them. */
export function allowOverrides(html: string, overrides: readonly Override[]): string {
  const told: PageOverrides = Object.fromEntries(
    overrides.map(({ name, given, machine, reference: own }) => [
      name,
      { given, folder: machine?.folder ?? null, reference: own },
    ]),
  );
  const block = JSON.stringify(told).replaceAll('<', '\\u003c');
  const meta = readElements(html, { until: isPolicy }).at(-1);
  if (!meta || !isPolicy(meta)) return html;
  const { 'http-equiv': header = '', content = '' } = meta.attributes;
  const policy = widened(content, overrides);
  return [
    html.slice(0, meta.start),
    `<meta http-equiv="${header}" content="${policy.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`,
    `<script type="application/json" id="overrides">${block}</script>`,
    html.slice(meta.end),
  ].join('');
}

/** A policy that lets scripts, styles, pictures and calls from a developer's machine in, and the one rule that makes their scripts. */
export function widened(policy: string, overrides: readonly Override[]): string {
  const origins = [...new Set(overrides.flatMap(({ machine }) => machine?.origin ?? []))];
  if (origins.length === 0) return policy;
  return policy
    .replace(/\b((?:script|style|img|connect)-src [^;]*)/g, `$1 ${origins.join(' ')}`)
    .replace(/\btrusted-types site\b/, 'trusted-types site overrides');
}
