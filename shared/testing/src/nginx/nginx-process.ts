import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { stopChild } from '../stop-child';
import { MODULES } from './find-nginx';

interface NginxFile {
  /** Worker processes. */
  workers: number;
  /** Directives beside the sections. */
  main?: readonly string[];
  /** Connections a worker may have. */
  connections: number;
  /** Lines of the section `http`. */
  http: readonly string[];
}

/** Runs nginx by a file of its own in `folder`, which holds all that it writes; resolves once `port` accepts connections. */
export async function startNginx(
  program: string,
  { folder, port, file }: { folder: string; port: number; file: NginxFile },
): Promise<ChildProcess> {
  await writeFile(nginxFile(folder), lines(folder, file).join('\n'));
  const child = spawn(program, ['-c', nginxFile(folder)], { stdio: 'ignore' });
  await accepting(child, port).catch(async (error: unknown) => {
    const said = await readFile(path.join(folder, 'error.log'), 'utf8').catch(() => '');
    throw new Error(`nginx did not start:\n${said}`, { cause: error });
  });
  return child;
}

/** Ends nginx, where it has not ended already, and removes its folder. */
export async function endNginx(child: ChildProcess, folder: string): Promise<void> {
  await stopChild(child);
  await rm(folder, { recursive: true, force: true });
}

export function nginxFile(folder: string): string {
  return path.join(folder, 'nginx.conf');
}

function lines(folder: string, { workers, main = [], connections, http }: NginxFile): string[] {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    // The workers read what the user who runs nginx alone may read.
    ...(os.userInfo().uid === 0 ? ['user root;'] : []),
    'daemon off;',
    `worker_processes ${workers};`,
    `pid ${folder}/pid;`,
    `error_log ${folder}/error.log;`,
    `include ${MODULES}/*.conf;`,
    ...main,
    `events { worker_connections ${connections}; }`,
    'http {',
    ...temporary.map((name) => `  ${name}_temp_path ${folder}/${name};`),
    ...http,
    '}',
    '',
  ];
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
