import { type ChildProcess, spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** ms without a further change: the page comes first. */
const QUIET = 700;

/** Checks the types of the whole repository aside, after changes, and tells what is wrong. */
export class TypeCheck {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #child: ChildProcess | undefined;

  constructor(
    private readonly root: string,
    private readonly onDone: (problems: string[]) => void,
  ) {}

  readonly soon = (): void => {
    this.stop();
    this.#timer = setTimeout(() => void compilerOf(this.root).then(this.#check), QUIET);
  };

  stop(): void {
    clearTimeout(this.#timer);
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }

  readonly #check = (compiler: string): void => {
    this.stop();
    const { root } = this;
    const known = path.join(root, 'node_modules/.cache/development-types.tsbuildinfo');
    const flags = ['--incremental', '--tsBuildInfoFile', known, '--pretty', 'false', '--checkers', '1'];
    const child = spawn(compiler, ['-p', path.join(root, 'tsconfig.json'), ...flags], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    if (child.pid !== undefined) os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('close', () => {
      // A check that was stopped says nothing of what stands now.
      if (this.#child !== child) return;
      this.onDone(output.split(/\n(?=\S)/).filter((line) => /\berror TS\d+/.test(line)));
    });
    this.#child = child;
  };
}

/** The native program itself: what usually starts it would not take it along when it ends. */
async function compilerOf(root: string): Promise<string> {
  const file = path.join(root, 'node_modules/typescript-7/lib/getExePath.js');
  const module = (await import(pathToFileURL(file).href)) as { default: () => string };
  return module.default();
}
