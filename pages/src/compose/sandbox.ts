import { type SpawnOptions, spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';

/** `permissions` is Node's permission model: it keeps from files, processes and native code, not from the network. */
export type SandboxKind = 'bubblewrap' | 'permissions';

/** A way to run bundles of others (docs/decisions/022-composing.md). */
export interface Sandbox {
  kind: SandboxKind;
  /** Whether it runs as a user other than the one who releases, who owns nothing. */
  asNobody: boolean;
  /** The sentence that `status` shows. */
  sentence: string;
  /** How a Node process with these arguments is started in it; memory in MB, beyond which it gets none. */
  command: (nodeArguments: readonly string[], memory: number) => SandboxCommand;
}

export interface SandboxCommand {
  file: string;
  arguments: readonly string[];
  options: SpawnOptions;
}

const NOBODY = 65534;
/** MB of a Node process that are not its heap, and seconds of a processor: who lost its parent ends by itself. */
const BESIDE_HEAP = 256;
const PROCESSOR_TIME = 3600;
/** How long a sandbox may take to start a process that says its version, in ms. */
const PROBE_LIMIT = 10_000;

/** Every way of sandboxing, the strictest first. */
export function sandboxes(): Sandbox[] {
  const root = process.getuid?.() === 0;
  const users = root ? [true, false] : [false];
  const runtimes = { bubblewrap: bubblewrap(), permissions: [process.execPath] };
  return (['bubblewrap', 'permissions'] as const).flatMap((kind) =>
    users.map((asNobody) => sandbox({ kind, asNobody, runtime: runtimes[kind] })),
  );
}

/** The strictest way that works here: each is tried once. */
export async function findSandbox(): Promise<Sandbox> {
  const all = sandboxes();
  for (const one of all) if (await works(one)) return one;
  return sandbox({ kind: 'permissions', asNobody: false, runtime: [process.execPath] });
}

/** A signal to this process would open a debugger to whoever sent it; from the first rendering on, it does nothing. */
export function ignoreDebuggerSignal(): void {
  if (process.listenerCount('SIGUSR1') === 0) process.on('SIGUSR1', () => undefined);
}

export function works({ command }: Sandbox): Promise<boolean> {
  const { file, arguments: all, options } = command(['--version'], 64);
  return new Promise((resolve) => {
    const child = spawn(file, all, { ...options, stdio: 'ignore', timeout: PROBE_LIMIT, killSignal: 'SIGKILL' });
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}

/** `runtime` is how Node is started in it. */
function sandbox({
  kind,
  asNobody,
  runtime,
}: Pick<Sandbox, 'kind' | 'asNobody'> & { runtime: readonly string[] }): Sandbox {
  const user = asNobody ? 'as nobody' : 'as the user who releases';
  const sentence =
    kind === 'bubblewrap'
      ? `in bubblewrap, ${user}: no network, no files, no other process`
      : `by Node's permission model alone, ${user}: install bubblewrap to keep bundles from the network, too`;
  return {
    kind,
    asNobody,
    sentence,
    command: (nodeArguments, memory) => ({
      file: '/bin/sh',
      arguments: [
        '-c',
        `ulimit -c 0; ulimit -f 0; ulimit -t ${PROCESSOR_TIME}; ulimit -d ${(memory + BESIDE_HEAP) * 1000}; exec "$@"`,
        'sh',
        ...runtime,
        ...nodeArguments,
      ],
      options: {
        cwd: '/',
        env: { PATH: '/usr/local/bin:/usr/bin:/bin' },
        ...(asNobody && { uid: NOBODY, gid: NOBODY }),
      },
    }),
  };
}

/** An empty root with the runtime alone; bubblewrap drops every right that it was started with. */
function bubblewrap(): string[] {
  return [
    'bwrap',
    '--unshare-user',
    '--unshare-all',
    '--die-with-parent',
    '--new-session',
    '--clearenv',
    '--cap-drop',
    'ALL',
    '--uid',
    `${NOBODY}`,
    '--gid',
    `${NOBODY}`,
    '--hostname',
    'sandbox',
    '--ro-bind',
    realpathSync(process.execPath),
    '/node',
    ...sharedObjects().flatMap((file) => ['--ro-bind', realpathSync(file), file]),
    '--remount-ro',
    '/',
    '--chdir',
    '/',
    '/node',
  ];
}

/** Libraries that the runtime was linked with, as this process loaded them; what packages brought is none of it. */
function sharedObjects(): string[] {
  const { sharedObjects: loaded } = process.report.getReport() as unknown as { sharedObjects: string[] };
  return loaded.filter((file) => file.startsWith('/') && !file.endsWith('.node'));
}
