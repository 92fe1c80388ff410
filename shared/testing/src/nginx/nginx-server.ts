import { type ChildProcess, spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../backend/postgres-server';
import { killWhole } from '../kill-whole';
import { endNginx, nginxFile, startNginx } from './nginx-process';
import { root } from '../root';

interface Place {
  /** The base path, with a slash at both ends. */
  basePath: string;
  /** Ports of the page servers and of the backends. */
  pages: readonly number[];
  backends: readonly number[];
  /** Files with which nginx speaks https, and leads there from the plain port. */
  tls?: { certificate: string; key: string; plainPort: number };
}

/** nginx with the configuration of `deploy/nginx`, at a free port of loopback and with a folder of its own. */
export class NginxServer {
  readonly #program: string;
  readonly #folder: string;
  readonly #launch: () => Promise<ChildProcess>;
  #process: ChildProcess;

  private constructor(
    readonly port: number,
    parts: { program: string; folder: string; launch: () => Promise<ChildProcess>; process: ChildProcess },
  ) {
    this.#program = parts.program;
    this.#folder = parts.folder;
    this.#launch = parts.launch;
    this.#process = parts.process;
  }

  static async start(program: string, place: Place): Promise<NginxServer> {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'site-nginx-'));
    const port = await freePort();
    await writeConfiguration(folder, port, place);
    const launch = () => startNginx(program, { folder, port, file: siteFile(port, place) });
    return new NginxServer(port, { program, folder, launch, process: await launch() });
  }

  /** Ends nginx without a word to who is connected. */
  kill(): Promise<void> {
    return killWhole(this.#process);
  }

  /** Starts nginx again at the same port, with the files that it kept. */
  async launch(): Promise<void> {
    this.#process = await this.#launch();
  }

  /** Output of `nginx -t` about the configuration, and how it ended. */
  check(): string {
    const { status, stderr } = spawnSync(this.#program, ['-t', '-c', nginxFile(this.#folder)], { encoding: 'utf8' });
    return `${stderr}ended with ${status ?? 'a signal'}`;
  }

  /** The lines of its access log. */
  async log(): Promise<Record<string, unknown>[]> {
    const lines = (await readFile(path.join(this.#folder, 'site.log'), 'utf8')).trim().split('\n');
    return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  }

  /** Everything that it wrote: the site's logs, and what it says of itself. */
  async written(): Promise<string> {
    const logs = ['site.log', 'site-error.log', 'error.log'].map((name) =>
      readFile(path.join(this.#folder, name), 'utf8'),
    );
    return (await Promise.all(logs)).join('\n');
  }

  async stop(): Promise<void> {
    await endNginx(this.#process, this.#folder);
  }
}

/** Writes a machine's files: the site's configuration, filled in as `envsubst` does, and this place's own files beside it. */
async function writeConfiguration(folder: string, port: number, { basePath, pages, backends, tls }: Place) {
  const shipped = path.join(root, 'deploy/nginx');
  await cp(path.join(shipped, 'site'), path.join(folder, 'site'), { recursive: true });
  const template = await readFile(path.join(shipped, 'site.conf.template'), 'utf8');
  const site = template.replaceAll('${BASE_PATH}', basePath);
  await writeFile(path.join(folder, 'site.conf'), site);
  const secured = tls ? ` ssl;\nssl_certificate ${tls.certificate};\nssl_certificate_key ${tls.key}` : '';
  const logs = (await readFile(path.join(shipped, 'site/listen.conf'), 'utf8'))
    .split('\n')
    .filter((line) => /^(?:access|error)_log /.test(line))
    .map((line) => line.replace('/var/log/nginx/', `${folder}/`));
  await writeFile(
    path.join(folder, 'site/listen.conf'),
    [`listen 127.0.0.1:${port}${secured};`, ...logs, ''].join('\n'),
  );
  const cache = path.join(folder, 'site/cache.conf');
  await writeFile(cache, (await readFile(cache, 'utf8')).replace('/var/cache/nginx-site', `${folder}/cache`));
  const upstreams = path.join(folder, 'site/upstreams.conf');
  const written = await readFile(upstreams, 'utf8');
  await writeFile(upstreams, withServers(withServers(written, 'pages', pages), 'backends', backends));
}

/** The upstreams as shipped, the lines of each server with a port of this place. */
function withServers(text: string, name: string, ports: readonly number[]): string {
  return text.replace(new RegExp(`(upstream ${name} \\{)([^}]*)\\}`), (_all, head: string, body: string) => {
    const lines = body.split('\n');
    const shipped = lines.filter((candidate) => candidate.includes(' server '));
    const others = lines.filter((candidate) => !shipped.includes(candidate));
    const kinds = new Set(shipped.map((line) => line.replace(/127\.0\.0\.1:\d+/, '')));
    const servers = [...kinds].flatMap((kind) =>
      ports.map((port) => kind.replace(' server ', ` server 127.0.0.1:${port}`)),
    );
    return `${head}\n${[...servers, ...others].join('\n')}}`;
  });
}

/** Writes the redirect that `deploy/nginx/site/listen.conf` asks for beside a certificate. */
function redirect(plainPort: number, port: number): string[] {
  return [`  server { listen 127.0.0.1:${plainPort}; return 301 https://$host:${port}$request_uri; }`];
}

/** The main file of Debian's nginx, as far as it bears on the site. */
function siteFile(port: number, { tls }: Place) {
  return {
    workers: 2,
    // Connections are two a visitor; with Debian's 768, five thousand idle visitors would be all that there can be.
    main: ['worker_rlimit_nofile 16384;'],
    connections: 12288,
    http: ['  include site.conf;', ...(tls ? redirect(tls.plainPort, port) : [])],
  };
}
