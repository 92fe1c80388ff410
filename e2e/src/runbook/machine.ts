import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { PostgresServer, freePort } from '@shared/testing/postgres-server';
import { root } from '@shared/testing/root';
import { cloneWorkspace } from '@shared/testing/workspace-clone';

/** Ports of the runbook and of this machine. */
type Ports = Readonly<Record<'8080' | '8090' | '8081' | '8082' | '8083' | '80', number>>;

/** A folder that stands for a machine: what the runbook writes lies below it, what it starts is started from there. */
export class Machine {
  readonly folder: string;
  readonly ports: Ports;
  readonly database: PostgresServer;
  /** The checkout that `git clone` gives. */
  readonly #clone: Awaited<ReturnType<typeof cloneWorkspace>>;
  readonly #processes: string;

  private constructor(
    parts: Pick<Machine, 'folder' | 'ports' | 'database'> & { clone: Awaited<ReturnType<typeof cloneWorkspace>> },
  ) {
    this.folder = parts.folder;
    this.ports = parts.ports;
    this.database = parts.database;
    this.#clone = parts.clone;
    this.#processes = path.join(parts.folder, 'processes');
  }

  static async make(programs: string): Promise<Machine> {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'site-machine-'));
    const ports = {
      '80': await freePort(),
      '8080': await freePort(),
      '8090': await freePort(),
      '8081': await freePort(),
      '8082': await freePort(),
      '8083': await freePort(),
    };
    const [clone, database] = [await cloneWorkspace(), await PostgresServer.start(programs)];
    const machine = new Machine({ folder, ports, database, clone });
    for (const place of [
      'srv',
      'var/lib',
      'var/log/nginx',
      'var/cache',
      'etc/systemd/system',
      'etc/nginx/conf.d',
      'processes',
    ])
      await mkdir(path.join(folder, place), { recursive: true });
    await machine.#mapClone();
    await writeFile(path.join(folder, 'etc/nginx/nginx.conf'), machine.#nginxFile());
    await writeFile(path.join(folder, 'prelude.sh'), machine.#prelude(programs));
    return machine;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.ports['80']}`;
  }

  /** A text of the runbook with this machine's folders and ports in place of a whole machine's. */
  map(text: string): string {
    const placed = text.replace(
      /(?<![\w/.])\/(srv\/site|var\/lib\/site|var\/log\/nginx|var\/cache\/nginx-site|etc\/site|etc\/nginx|etc\/systemd)/g,
      `${this.folder}/$1`,
    );
    return placed
      .replace(/\b(8080|8090|8081|8082|8083)\b/g, (port) => String(this.ports[port as keyof Ports]))
      .replaceAll('http://127.0.0.1/', `${this.origin}/`);
  }

  /** Runs a script in the machine's shell; gives what it printed. */
  async run(script: string): Promise<string> {
    const file = path.join(this.folder, 'script.sh');
    await writeFile(file, `set -uo pipefail\n. ${this.folder}/prelude.sh\n${script}\n`);
    const output = path.join(this.folder, 'output.txt');
    const child = spawn('bash', ['-c', `bash ${file} > ${output} 2>&1 < /dev/null`], {
      env: this.#environment(),
      stdio: 'ignore',
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    const said = await readFile(output, 'utf8');
    if (code !== 0) throw new Error(`The runbook ended with ${code ?? 'a signal'}:\n${said}\n${await this.logs()}`);
    return said;
  }

  async logs(): Promise<string> {
    const files = (await readdir(this.#processes)).filter((name) => name.endsWith('.log'));
    const logs = await Promise.all(
      files.map(async (name) => `${name}:\n${await readFile(path.join(this.#processes, name), 'utf8')}`),
    );
    return logs.join('\n').slice(-6000);
  }

  async remove(): Promise<void> {
    for (const name of await readdir(this.#processes)) {
      if (!name.endsWith('.pid')) continue;
      const pid = Number(await readFile(path.join(this.#processes, name), 'utf8'));
      try {
        process.kill(pid, 'SIGTERM');
      } catch {
        // The process has ended by itself.
      }
    }
    await this.database.stop();
    await rm(this.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    await this.#clone.remove();
  }

  /** Files in deploy/ name the same folders and ports as the runbook. */
  async #mapClone(): Promise<void> {
    const deploy = path.join(this.#clone.folder, 'deploy');
    for (const file of await readdir(deploy, { recursive: true, withFileTypes: true })) {
      if (!file.isFile()) continue;
      const place = path.join(file.parentPath, file.name);
      const text = this.map(await readFile(place, 'utf8'));
      await writeFile(
        place,
        text
          .replace(/^listen 80;/m, `listen 127.0.0.1:${this.ports['80']};`)
          .replace('/usr/bin/node', process.execPath)
          .replaceAll('127.0.0.1:5432', `127.0.0.1:${this.database.port}`),
      );
    }
    await rename(this.#clone.folder, path.join(this.folder, 'checkout'));
  }

  #environment(): NodeJS.ProcessEnv {
    const { PATH, HOME } = process.env;
    return { PATH, HOME, LANG: 'C.UTF-8' };
  }

  /** Debian's main file, as far as the site's own needs it. */
  #nginxFile(): string {
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    return [
      ...(os.userInfo().uid === 0 ? ['user root;'] : []),
      `daemon off; pid ${this.folder}/nginx.pid; error_log ${this.folder}/var/log/nginx/error.log;`,
      'include /etc/nginx/modules-enabled/*.conf;',
      'events { worker_connections 768; }',
      'http {',
      ...temporary.map((name) => `  ${name}_temp_path ${this.folder}/${name};`),
      `  include ${this.folder}/etc/nginx/conf.d/*.conf;`,
      '}',
      '',
    ].join('\n');
  }

  /** How this machine does what only a whole one can; each of these is in `howRun` of the test. */
  #prelude(programs: string): string {
    const builds = root;
    return `
machine=${this.folder}
as_postgres() { "$@"; }
failed() { echo "failed: $1" >&2; exit 1; }
apt-get() { :; }
useradd() { :; }
usermod() { :; }
chown() { :; }
npx() { :; }
git() { mv "$machine/checkout" "$3"; }
install() {
  local kept=()
  while [ $# -gt 0 ]; do
    case $1 in -o | -g) shift 2 ;; *) kept+=("$1"); shift ;; esac
  done
  command install "\${kept[@]}"
}
sudo() {
  local user=$2; shift 2
  while [ "\${1#-}" != "$1" ]; do shift; done
  if [ "$user" = postgres ]; then
    PATH="${programs}:$PATH" PGHOST=127.0.0.1 PGPORT=${this.database.port} PGUSER=postgres as_"$user" "$@"
  else "$@"; fi
}
createuser() {
  [ "$1" = --pwprompt ]
  psql -q -d postgres -c "create role $2 login password 'a password'"
}
nginx() { command nginx -c "$machine/etc/nginx/nginx.conf" "$@"; }
started() {
  local pid=$! tries=0
  echo $pid > "$machine/processes/$1.pid"
  until curl -fsS -o /dev/null "$2" 2> /dev/null; do
    kill -0 $pid || return 1
    tries=$((tries + 1)); [ $tries -lt 300 ] || return 1
    sleep 0.1
  done
}
start_unit() {
  local kind=\${1%@*} port=\${1#*@} file setting below=
  if [ "$kind" = "$1" ]; then file="$machine/etc/systemd/system/$kind.service"; else file="$machine/etc/systemd/system/$kind@.service"; fi
  of() { cat "$file" "$file.d"/*.conf 2> /dev/null | sed -n "s/^$1=//p" | sed "s/METRICS_PORT=1.*/METRICS_PORT=0/; s/%i/$port/g"; }
  mkdir -p "$machine/var/lib/$(of StateDirectory)"
  (
    set -a
    for setting in $(of EnvironmentFile); do if [ -f "\${setting#-}" ]; then . "\${setting#-}"; fi; done
    for setting in $(of Environment); do export "\${setting?}"; done
    cd "$(of WorkingDirectory)"
    exec $(of ExecStart)
  ) > "$machine/processes/$1.log" 2>&1 &
  case $kind in
    # It answers once every page stands: the runbook waits for that itself.
    site-composer) echo $! > "$machine/processes/$1.pid"; return ;;
    site-backend) below=/api ;;
  esac
  started "$1" "http://127.0.0.1:$port$below/healthz"
}
stop_unit() {
  local pid
  pid=$(cat "$machine/processes/$1.pid")
  kill "$pid" && while kill -0 "$pid" 2> /dev/null; do sleep 0.1; done
}
systemctl() {
  local unit
  case "$1 \${2-}" in
    'daemon-reload '*) ;;
    'enable --now') shift 2; for unit in "$@"; do start_unit "$unit"; done ;;
    'restart site-'*) shift; for unit in "$@"; do stop_unit "$unit" && start_unit "$unit"; done ;;
    'stop site-'*) shift; for unit in "$@"; do stop_unit "$unit"; done ;;
    'start site-'*) shift; for unit in "$@"; do start_unit "$unit"; done ;;
    'restart nginx')
      # In the place of the subshell: the process that is ended is nginx itself.
      (exec nginx -c "$machine/etc/nginx/nginx.conf") > "$machine/processes/nginx.log" 2>&1 &
      started nginx "${this.origin}/healthz" ;;
    *) echo "systemctl $* is not known to this machine" >&2; return 1 ;;
  esac
}
# The builds of the checkout that runs the tests, which the clone would make anew, byte by byte.
published() { release publish "$1" --dir "${builds}/$1/dist"; }
`;
  }
}
