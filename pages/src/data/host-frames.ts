import type { SiteConfig } from '@shared/contract/config';
import type { Release } from '@shared/contract/release';
import { BundleProcess } from '../compose/bundle-process';
import { FrameProcess } from '../compose/frame-process';
import { frameBundles } from '../compose/ingredients';
import type { ReleaseReader } from '../compose/release-reader';
import type { Sandbox } from '../compose/sandbox';

/** MB of a process. */
const MEMORY = 512;
/** ms after which one that nobody asks is ended: pages of data are made now and then. */
const IDLE = 10_000;

interface Framed {
  host: Release;
  /** The key of its configuration. */
  config: string;
  site: SiteConfig;
  sandbox: Sandbox;
}

/** The processes that frames are asked of: one for all parts of a host, however many are composed at once. */
export class HostFrames {
  private readonly processes = new Map<string, FrameProcess>();

  constructor(private readonly reader: ReleaseReader) {}

  of({ host, config, site, sandbox }: Framed): FrameProcess {
    const key = `${host.version} ${config}`;
    const start = async () =>
      BundleProcess.start(
        { sandbox, memory: MEMORY },
        { config: site, remote: null },
        await frameBundles(this.reader, host),
      );
    const process = this.processes.get(key) ?? new FrameProcess(start, IDLE);
    this.processes.set(key, process);
    return process;
  }

  async stop(): Promise<void> {
    for (const process of this.processes.values()) await process.stop();
    this.processes.clear();
  }
}
