import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '@shared/testing/root';

/** ms between two looks whether a process answers, and how long it may take. */
const LOOK_EVERY = 50;
const PATIENCE = 120_000;
/** ms before one that ended while it started is started again, and how often it is. */
const PAUSE = 1000;
const ATTEMPTS = 30;

/** A part of the site that is killed and comes again at its place. */
export interface Killable {
  kill: () => Promise<void>;
  /** The words it said each time that it ended while it started. */
  startedAgain?: readonly string[];
  /** Resolves once it answers. */
  launch: () => Promise<void>;
}

interface Program {
  /** The program's path below the checkout. */
  main: string;
  environment: Readonly<Record<string, string>>;
  /** Answers 200 once the process does its work. */
  health: string;
}

/** A process of the site at a port of its own, which is killed without a warning and started again, as a supervisor does. */
export class SiteProcess implements Killable {
  readonly startedAgain: string[] = [];
  #child: ChildProcess;
  #log = '';

  private constructor(private readonly program: Program) {
    this.#child = this.#spawn();
  }

  static async start(program: Program): Promise<SiteProcess> {
    const started = new SiteProcess(program);
    await started.#answering();
    return started;
  }

  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  /** Starts it; a program that ends while it starts, since what it needs is away at that moment, is started again. */
  async launch(): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      this.#child = this.#spawn();
      try {
        await this.#answering();
        return;
      } catch (error) {
        if (this.#child.exitCode === null || attempt === ATTEMPTS) throw error;
        this.startedAgain.push(lastLine(this.log));
        await wait(PAUSE);
      }
    }
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  /** The last of what it said, for messages. */
  get log(): string {
    return this.#log.slice(-2000);
  }

  #spawn(): ChildProcess {
    const { main, environment } = this.program;
    const words = [
      '--disable-warning=ExperimentalWarning',
      path.join(root, 'start/bin/run.mjs'),
      path.join(root, main),
    ];
    const child = spawn(process.execPath, words, {
      cwd: root,
      env: { ...process.env, NODE_OPTIONS: '', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (piece: Buffer) => (this.#log = (this.#log + piece.toString()).slice(-20_000)));
    return child;
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const exited = once(this.#child, 'exit');
    this.#child.kill(signal);
    await exited;
  }

  async #answering(): Promise<void> {
    const until = performance.now() + PATIENCE;
    while (
      !(await fetch(this.program.health).then(
        ({ ok }) => ok,
        () => false,
      ))
    ) {
      if (this.#child.exitCode !== null) throw new Error(`${this.program.main} ended:\n${this.log}`);
      if (performance.now() > until) throw new Error(`${this.program.main} does not answer:\n${this.log}`);
      await wait(LOOK_EVERY);
    }
  }
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? '';
}
