import type { ComposeJob } from '@shared/contract/release';
import { BundleProcess } from './bundle-process';
import type { Sandbox } from './sandbox';

export interface PartLimits {
  /** Milliseconds for a package, and again for each hundred of its pages. */
  time: number;
  /** MB that its process may hold, and that it may render. */
  memory: number;
}

const PAGES_A_LIMIT = 100;

/** The processes that one part is rendered in, and the time that they have. */
export class PartProcesses {
  private readonly timer: NodeJS.Timeout;
  private readonly running: BundleProcess[] = [];
  private over: string | null = null;
  private rendered = 0;

  constructor(
    private readonly sandbox: Sandbox,
    readonly limits: PartLimits,
  ) {
    this.timer = setTimeout(() => {
      const far = this.rendered < PAGES_A_LIMIT ? '' : `, with ${this.rendered} pages`;
      this.over = `it was not done after ${limits.time / 1000} s${far}`;
      for (const process of this.running) process.end(this.over);
    }, limits.time);
  }

  async start(job: ComposeJob, bundles: ReadonlyMap<string, string>): Promise<BundleProcess> {
    const process = await BundleProcess.start({ sandbox: this.sandbox, memory: this.limits.memory }, job, bundles);
    this.running.push(process);
    if (this.over !== null) process.end(this.over);
    return process;
  }

  /** A page is done. */
  count(): void {
    this.rendered += 1;
    if (this.rendered % PAGES_A_LIMIT === 0 && this.over === null) this.timer.refresh();
  }

  async stop(): Promise<void> {
    clearTimeout(this.timer);
    this.over ??= 'it was stopped';
    await Promise.all(this.running.map((process) => process.stop()));
  }
}
