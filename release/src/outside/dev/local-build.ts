import { type ChildProcess, fork } from 'node:child_process';
import { type FSWatcher, existsSync, readdirSync, watch } from 'node:fs';
import path from 'node:path';
import type { CompositionPointer, ReleaseFiles } from '@shared/contract/release';
import { factsOf } from '@shared/store/store/file-facts';
import { pointed } from '../../../../pages/src/compose/ingredients';
import { describe } from '../../publish/publish';
import { readBuild } from '../../verify/read-build';

/** ms without a further change of the package's own files, after which the bundler begins anew. */
const QUIET = 100;

/** A build as it is served: a release that nobody published. */
export interface LocalRelease {
  reference: CompositionPointer['releases'][string];
  files: ReleaseFiles;
  /** Pages as they run on a server, by their names. */
  node: ReadonlyMap<string, string>;
}

export interface Place {
  root: string;
  name: string;
  version: string;
  /** Program that builds, and does so again at each change (`--watch`). */
  program: string;
}

/** The remote in a folder, built again at each change; every file that was built is kept, for pages that are open. */
export class LocalBuild {
  release: LocalRelease | undefined;
  readonly #files = new Map<string, Buffer>();
  readonly #watchers: FSWatcher[] = [];
  #child: ChildProcess | undefined;
  #count = 0;
  #restarting: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly place: Place,
    private readonly listener: { onBuilt: (release: LocalRelease) => void; onProblem: (problem: string) => void },
  ) {}

  start(): void {
    const { root } = this.place;
    this.#build();
    // Pages, addresses and the bundler's configuration are read when it begins.
    const again = (_event: string, file: string | null) => {
      if (file === null || !/^(?:routes|package)\.json$|\.config\.\w+$/.test(file)) return;
      this.#restart();
    };
    this.#watchers.push(watch(root, again));
    const folder = path.join(root, 'src/pages');
    let known = pagesIn(folder);
    const look = () => {
      const now = pagesIn(folder);
      if (now !== known) this.#restart();
      known = now;
    };
    if (existsSync(folder)) this.#watchers.push(watch(folder, { recursive: true }, look));
  }

  stop(): void {
    for (const watcher of this.#watchers) watcher.close();
    clearTimeout(this.#restarting);
    this.#child?.removeAllListeners().kill();
  }

  file(name: string): Buffer | undefined {
    return this.#files.get(name);
  }

  #restart(): void {
    clearTimeout(this.#restarting);
    this.#restarting = setTimeout(() => {
      this.#child?.removeAllListeners().kill();
      this.#build();
    }, QUIET);
  }

  #build(): void {
    const { root, program } = this.place;
    const child = fork(program, ['--watch'], { cwd: root, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    this.#child = child;
    child.on('message', ({ problem }: { problem: string | null }) => {
      if (problem !== null) this.listener.onProblem(problem);
      else this.#read().then(this.listener.onBuilt, (error: unknown) => this.listener.onProblem(String(error)));
    });
    child.on('close', () =>
      this.listener.onProblem('The bundler ended; it begins again when its configuration changes'),
    );
  }

  async #read(): Promise<LocalRelease> {
    const { root, version } = this.place;
    const output = await readBuild(path.join(root, 'dist-dev'));
    const { entry, entryGlobal } = output.build;
    // Pages of this build can be followed by later ones: the client stands between the host and the container.
    const hold = `\n;self.__REMOTE_DEV__&&(${entryGlobal}=self.__REMOTE_DEV__.hold(${entryGlobal}));`;
    const script = Buffer.concat([output.browser.get(entry) ?? Buffer.alloc(0), Buffer.from(hold)]);
    output.browser.set(entry, script);
    const build = { ...output.build, files: { ...output.build.files, [entry]: factsOf(script) } };
    this.#count += 1;
    const from = { version: `${version}-dev.${this.#count}`, source: null };
    const { release, manifest } = describe({ ...output, build }, from);
    for (const [name, content] of output.browser) this.#files.set(name, content);
    this.#files.set(release.manifest.file, Buffer.from(manifest));
    this.release = {
      reference: pointed(release),
      files: JSON.parse(manifest) as ReleaseFiles,
      node: new Map([...output.node].map(([file, content]) => [file.replace(/\.cjs$/, ''), content.toString()])),
    };
    return this.release;
  }
}

function pagesIn(folder: string): string {
  if (!existsSync(folder)) return '';
  return readdirSync(folder)
    .filter((name) => existsSync(path.join(folder, name, 'page.tsx')))
    .join();
}
