import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { cephFile, monitorAddress } from './ceph-file';

const run = promisify(execFile);

/** ms between two looks whether something answers. */
const LOOK_EVERY = 30;
/** Ports that the storage daemon may choose from. */
const STORAGE_PORTS = 40;

/** Whom a bucket lets in; the secret is for tests alone. */
export interface CephUser {
  accessKeyId: string;
  secretAccessKey: string;
}

const OWNER: CephUser = { accessKeyId: 'testkey', secretAccessKey: 'testsecret' };

/** Ceph's RADOS gateway, an object store that others run at any size: on loopback, in memory, gone when stopped. */
export class CephServer {
  readonly endpoint: string;
  readonly owner = OWNER;
  readonly #daemons: ChildProcess[] = [];
  #gateway: ChildProcess | null = null;

  private constructor(
    private readonly folder: string,
    readonly port: number,
  ) {
    this.endpoint = `http://127.0.0.1:${port}`;
  }

  static async start(): Promise<CephServer> {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'ceph-'));
    const monitor = await freePorts(2);
    const first = await freePorts(STORAGE_PORTS);
    const server = new CephServer(folder, await freePorts(1));
    try {
      for (const name of ['mon', 'osd', 'run']) await mkdir(path.join(folder, name));
      const cluster = randomUUID();
      const ports = { monitor, gateway: server.port, storage: [first, first + STORAGE_PORTS - 1] } as const;
      await writeFile(server.#file, cephFile(folder, cluster, ports));
      await server.#begin(cluster, monitor);
      return server;
    } catch (error) {
      await server.stop();
      throw error;
    }
  }

  /** Variables that `openStorage` reads. */
  environment(user: CephUser = OWNER): Record<string, string> {
    return {
      S3_ENDPOINT: this.endpoint,
      S3_REGION: 'us-east-1',
      S3_PATH_STYLE: 'true',
      AWS_ACCESS_KEY_ID: user.accessKeyId,
      AWS_SECRET_ACCESS_KEY: user.secretAccessKey,
    };
  }

  /** A client of S3's API, for what tests do beside the storage port. */
  client(user: CephUser = OWNER): S3Client {
    // The client would say each time that later versions of it need a newer Node.
    process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
    return new S3Client({ endpoint: this.endpoint, region: 'us-east-1', forcePathStyle: true, credentials: user });
  }

  async createBucket(name: string): Promise<void> {
    await this.client().send(new CreateBucketCommand({ Bucket: name }));
  }

  /** Somebody else, who may do nothing that the owner of a bucket does not allow. */
  async addUser(name: string): Promise<CephUser> {
    const user = { accessKeyId: `${name}key`, secretAccessKey: `${name}secret` };
    await this.#run('radosgw-admin', ...createUser(name, user));
    return user;
  }

  /** Kills the gateway: what was asked for at that moment gets no answer, what was stored stays. */
  async kill(): Promise<void> {
    const gateway = this.#gateway;
    this.#gateway = null;
    if (gateway) await ended(gateway);
  }

  /** Lets the gateway take requests and answer none, until `thaw`. */
  freeze(): void {
    this.#gateway?.kill('SIGSTOP');
  }

  thaw(): void {
    this.#gateway?.kill('SIGCONT');
  }

  /** Starts the gateway at its port again; resolves once it answers. */
  async resume(): Promise<void> {
    const gateway = this.#spawn('radosgw', '-n', 'client.rgw', '-f');
    this.#gateway = gateway;
    await until(gateway, async () => (await fetch(this.endpoint)).ok);
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#daemons, ...(this.#gateway ? [this.#gateway] : [])].map(ended));
    await rm(this.folder, { recursive: true, force: true });
  }

  get #file(): string {
    return path.join(this.folder, 'ceph.conf');
  }

  async #begin(cluster: string, monitor: number): Promise<void> {
    const map = path.join(this.folder, 'monmap');
    await run('monmaptool', ['--create', '--addv', 'a', monitorAddress(monitor), '--fsid', cluster, map]);
    await this.#run('ceph-mon', '-i', 'a', '--mkfs', '--monmap', map);
    this.#daemons.push(this.#spawn('ceph-mon', '-i', 'a', '-f'));
    const disk = randomUUID();
    await this.#run('ceph', 'osd', 'new', disk);
    await this.#run('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', disk);
    const storage = this.#spawn('ceph-osd', '-i', '0', '-f');
    this.#daemons.push(storage);
    await until(storage, async () => (await this.#run('ceph', 'osd', 'stat')).includes('1 up'));
    await this.#run('radosgw-admin', ...createUser('owner', OWNER));
    await this.resume();
  }

  async #run(program: string, ...args: readonly string[]): Promise<string> {
    const { stdout } = await run(program, ['-c', this.#file, ...args]);
    return stdout;
  }

  #spawn(program: string, ...args: readonly string[]): ChildProcess {
    return spawn(program, ['-c', this.#file, ...args], { stdio: 'ignore' });
  }
}

function createUser(name: string, { accessKeyId, secretAccessKey }: CephUser): string[] {
  const keys = [`--access-key=${accessKeyId}`, `--secret-key=${secretAccessKey}`];
  return ['user', 'create', `--uid=${name}`, `--display-name=${name}`, ...keys];
}

/** Kills a process, of which nothing is on a disk: there is nothing that it could end in order. */
async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

async function until(child: ChildProcess, answers: () => Promise<boolean>): Promise<void> {
  while (!(await answers().catch(() => false))) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended with code ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  }
}

/** The first of so many ports in a row that nobody listens at just now. */
async function freePorts(count: number): Promise<number> {
  for (;;) {
    const first = 20_000 + Math.floor(Math.random() * 10_000);
    const all = await Promise.all(Array.from({ length: count }, (_, at) => isFree(first + at)));
    if (all.every(Boolean)) return first;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
