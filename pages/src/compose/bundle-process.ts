import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ComposeAnswer, ComposeJob, ComposeQuestion } from '@shared/contract/release';
import { composeAnswerSchema, composeJobSchema, composeRefusalSchema } from '@shared/contract/release/schemas';
import { ReleaseError } from '@shared/store/release-error';
import { FrameError, FrameReader, frame } from './frames';
import { type Sandbox, ignoreDebuggerSignal } from './sandbox';
import { oneLine, tellRefusal } from './tell-thrown';

/** A question, and how much may come in answer. */
export interface Asked {
  question: ComposeQuestion;
  /** The address of a page, or what else answers; named in messages. */
  about: string;
  /** Bytes. */
  limit: number;
}

interface Waiting extends Asked {
  id: number;
  resolve: (body: Buffer) => void;
}

/** Characters of standard error that are kept: the runtime's last words. */
const LAST_WORDS = 4000;

/**
 * A process that holds bundles of others, in a sandbox. It is asked one question after the other, and nothing is taken
 * from it but the answers to them, in their order: whatever else it says ends it.
 */
export class BundleProcess {
  private readonly child: ChildProcess;
  private readonly closed: Promise<void>;
  /** Questions in the order in which they were asked, which is that of the answers. */
  private waiting: Waiting[] = [];
  private count = 0;
  private lastWords = '';
  private reject: (error: ReleaseError) => void = () => undefined;
  /** Rejects with the reason why it ended, whoever waits for what. */
  private readonly broken: Promise<never>;

  private constructor(
    worker: string,
    sandbox: Sandbox,
    private readonly memory: number,
  ) {
    ignoreDebuggerSignal();
    const command = sandbox.command([...nodeArguments(memory), '-e', worker], memory);
    this.broken = new Promise((_resolve, reject) => (this.reject = reject));
    this.broken.catch(() => undefined);
    const child = spawn(command.file, command.arguments, { ...command.options, stdio: 'pipe' });
    this.child = child;
    this.closed = new Promise((resolve) => child.on('close', resolve)).then(() => undefined);
    const reader = new FrameReader(
      (line) => this.readHead(line),
      (head, body) => this.take(head, body),
    );
    child.stdout.on('data', (piece: Buffer) => this.guard(() => reader.push(piece)));
    child.stderr.on('data', (piece: Buffer) => {
      if (this.lastWords.length < LAST_WORDS) this.lastWords += piece.toString().slice(0, LAST_WORDS);
    });
    child.on('error', (error) => this.end(error.message));
    child.on('close', (code) => this.end(this.endedWith(code)));
    // A process that ended cannot be written to; the reason comes with `close`.
    child.stdin.on('error', () => undefined);
  }

  /** Bundles by the names that they are asked for. */
  static async start(
    { sandbox, memory }: { sandbox: Sandbox; memory: number },
    job: ComposeJob,
    bundles: ReadonlyMap<string, string>,
  ): Promise<BundleProcess> {
    const text = (name: string) => readFile(path.join(import.meta.dirname, 'child', name), 'utf8');
    const [worker, realm, answers] = await Promise.all([text('worker.js'), text('realm.js'), text('answers.js')]);
    const started = new BundleProcess(worker, sandbox, memory);
    started.send(frame({ kind: 'script', name: 'composer/realm.js' }, realm));
    started.send(frame({ kind: 'script', name: 'composer/answers.js' }, answers));
    started.send(frame({ kind: 'job' }, JSON.stringify(checked(job))));
    for (const [name, content] of bundles) started.send(frame({ kind: 'bundle', name }, content));
    return started;
  }

  /** Several questions may wait: they are answered one after the other. */
  async ask(asked: Asked): Promise<Buffer> {
    this.count += 1;
    const id = this.count;
    const answer = new Promise<Buffer>((resolve) => this.waiting.push({ ...asked, id, resolve }));
    this.send(frame({ kind: 'question', id }, JSON.stringify(asked.question)));
    return Promise.race([answer, this.broken]);
  }

  /** Ends the process, and refuses whatever is still asked of it with the reason. */
  end(reason: string): void {
    this.waiting = [];
    this.reject(new ReleaseError(reason));
    this.child.kill('SIGKILL');
  }

  async stop(): Promise<void> {
    this.end('it was stopped');
    await this.closed;
  }

  private send(content: Buffer): void {
    this.child.stdin?.write(content);
  }

  private readHead(line: unknown): ComposeAnswer {
    const { data } = composeAnswerSchema.safeParse(line);
    if (!data) throw new FrameError('its process says what nobody understands');
    const [first] = this.waiting;
    if (data.id !== first?.id) throw new FrameError('its process says what nobody asked for');
    const { about, limit } = first;
    if (data.bytes > limit) throw new FrameError(`${about} has more than ${limit / 1e6} MB`);
    return data;
  }

  private take({ ok, printed }: ComposeAnswer, body: Buffer): void {
    const { about, resolve } = this.waiting.shift() ?? { about: '', resolve: () => undefined };
    if (printed.trim() !== '') throw new FrameError(`it prints while rendering ${about}: ${oneLine(printed)}`);
    if (ok) resolve(body);
    else throw new FrameError(tellRefusal(about, composeRefusalSchema.parse(JSON.parse(body.toString()))));
  }

  private guard(read: () => void): void {
    try {
      read();
    } catch (error) {
      this.end(error instanceof FrameError ? error.message : 'its process says what nobody understands');
    }
  }

  private endedWith(code: number | null): string {
    const [first] = this.waiting;
    const at = first ? ` at ${first.about}` : '';
    if (/heap out of memory|memory allocation|bad_alloc|OOM/i.test(this.lastWords))
      return `it needs more than ${this.memory} MB${at}`;
    return `its process ended with ${code ?? 'a signal'}${at}: ${oneLine(this.lastWords)}`;
  }
}

/** Jobs for the process are checked as strictly as its answers: most of it was in somebody's build. */
function checked(job: ComposeJob): ComposeJob {
  const { error } = composeJobSchema.safeParse(job);
  if (!error) return job;
  const [issue] = error.issues;
  throw new ReleaseError(`its job is not as it should be: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`);
}

/** The first layer in bubblewrap, too; and a realm that no code from strings, no import and no changed built-in leads out of. */
function nodeArguments(memory: number): string[] {
  const permission = process.allowedNodeEnvironmentFlags.has('--permission')
    ? '--permission'
    : '--experimental-permission';
  return [
    permission,
    '--no-addons',
    '--disallow-code-generation-from-strings',
    '--frozen-intrinsics',
    // A refused import would else hand an error of Node's own to the bundle.
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    '--disable-warning=SecurityWarning',
    `--max-old-space-size=${memory}`,
  ];
}
