import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../backend/src/testing/postgres-server';
import { MODULES } from './find-nginx';
import { root } from './site';

interface Place {
  /** With a slash at both ends. */
  basePath: string;
  store: string;
  /** Ports of the page servers and of the backends. */
  pages: readonly number[];
  backends: readonly number[];
  /** With these it speaks https, and leads there from the plain port. */
  tls?: { certificate: string; key: string; plainPort: number };
}

/** nginx with the configuration of `deploy/nginx`, at a free port of loopback and with a folder of its own. */
export class NginxServer {
  readonly #program: string;
  readonly #folder: string;
  readonly #process: ChildProcess;

  private constructor(
    readonly port: number,
    parts: { program: string; folder: string; process: ChildProcess },
  ) {
    this.#program = parts.program;
    this.#folder = parts.folder;
    this.#process = parts.process;
  }

  static async start(program: string, place: Place): Promise<NginxServer> {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'site-nginx-'));
    const port = await freePort();
    await writeConfiguration(folder, port, place);
    const child = spawn(program, ['-c', path.join(folder, 'nginx.conf')], { stdio: 'ignore' });
    await accepting(child, port).catch(async (error: unknown) => {
      const said = await readFile(path.join(folder, 'error.log'), 'utf8').catch(() => '');
      throw new Error(`nginx did not start:\n${said}`, { cause: error });
    });
    return new NginxServer(port, { program, folder, process: child });
  }

  /** What `nginx -t` says of the configuration; and how it ended. */
  check(): string {
    const { status, stderr } = spawnSync(this.#program, ['-t', '-c', this.#file()], { encoding: 'utf8' });
    return `${stderr}ended with ${status ?? 'a signal'}`;
  }

  /** The lines of its access log. */
  async log(): Promise<Record<string, unknown>[]> {
    const lines = (await readFile(path.join(this.#folder, 'access.log'), 'utf8')).trim().split('\n');
    return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  }

  /** Everything that it wrote, access log and error log. */
  async written(): Promise<string> {
    const logs = ['access.log', 'error.log'].map((name) => readFile(path.join(this.#folder, name), 'utf8'));
    return (await Promise.all(logs)).join('\n');
  }

  async stop(): Promise<void> {
    const exited = once(this.#process, 'exit');
    this.#process.kill('SIGTERM');
    await exited;
    await rm(this.#folder, { recursive: true, force: true });
  }

  #file(): string {
    return path.join(this.#folder, 'nginx.conf');
  }
}

/** What a machine has: the site's configuration, filled in as `envsubst` does, and this place's own files beside it. */
async function writeConfiguration(folder: string, port: number, { basePath, store, pages, backends, tls }: Place) {
  const shipped = path.join(root, 'deploy/nginx');
  await cp(path.join(shipped, 'site'), path.join(folder, 'site'), { recursive: true });
  const template = await readFile(path.join(shipped, 'site.conf.template'), 'utf8');
  const site = template.replaceAll('${BASE_PATH}', basePath).replaceAll('${STORE}', store);
  await writeFile(path.join(folder, 'site.conf'), site);
  const secured = tls ? ` ssl;\nssl_certificate ${tls.certificate};\nssl_certificate_key ${tls.key}` : '';
  const listen = `listen 127.0.0.1:${port}${secured};\naccess_log ${folder}/access.log site;\n`;
  await writeFile(path.join(folder, 'site/listen.conf'), listen);
  const upstreams = path.join(folder, 'site/upstreams.conf');
  const written = await readFile(upstreams, 'utf8');
  await writeFile(upstreams, withServers(withServers(written, 'pages', pages), 'backends', backends));
  await writeFile(path.join(folder, 'nginx.conf'), mainFile(folder, tls ? redirect(tls.plainPort, port) : []));
}

/** The upstreams as shipped, each server's line with a port of this place. */
function withServers(text: string, name: string, ports: readonly number[]): string {
  return text.replace(new RegExp(`(upstream ${name} \\{)([^}]*)\\}`), (_all, head: string, body: string) => {
    const lines = body.split('\n');
    const line = lines.find((candidate) => candidate.includes(' server ')) ?? '';
    const others = lines.filter((candidate) => !candidate.includes(' server '));
    const servers = ports.map((port) => line.replace(/127\.0\.0\.1:\d+/, `127.0.0.1:${port}`));
    return `${head}\n${[...servers, ...others].join('\n')}}`;
  });
}

/** As `deploy/nginx/site/listen.conf` asks for beside a certificate. */
function redirect(plainPort: number, port: number): string[] {
  return [`  server { listen 127.0.0.1:${plainPort}; return 301 https://$host:${port}$request_uri; }`];
}

function mainFile(folder: string, servers: readonly string[]): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    // Its workers read what the test's user alone may read.
    ...(os.userInfo().uid === 0 ? ['user root;'] : []),
    'daemon off;',
    'worker_processes 2;',
    `pid ${folder}/pid;`,
    `error_log ${folder}/error.log;`,
    `include ${MODULES}/*.conf;`,
    // Two a visitor; with Debian's 768, five thousand idle visitors would be all that there can be.
    'worker_rlimit_nofile 16384;',
    'events { worker_connections 12288; }',
    'http {',
    ...temporary.map((name) => `  ${name}_temp_path ${folder}/${name};`),
    '  include site.conf;',
    ...servers,
    '}',
    '',
  ].join('\n');
}

async function accepting(child: ChildProcess, port: number): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`It ended with code ${child.exitCode}`);
    const socket = connect(port, '127.0.0.1');
    const open = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    socket.destroy();
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
