import type { SiteConfig } from '@shared/contract/config';
import type { Release } from '@shared/contract/release';
import { ReleaseError } from '../release-error';
import { describeJob, pageBundles } from './describe-job';
import { HostProcess } from './host-process';
import { isSiteFile } from './page-paths';
import { type PartLimits, PartProcesses } from './part-processes';
import { type ReleaseReader, checkedReader } from './release-reader';
import { renderPages } from './render-pages';
import { type Sandbox, findSandbox } from './sandbox';

export { reference } from './describe-job';

/**
 * How long one package may take to render its pages, in ms, or each hundred of them where it has more; and in MB
 * its memory, and all that it renders. 30 s: a machine that did ten other things took more than ten for pages that it
 * renders in one when it is idle.
 */
const LIMITS: PartLimits = { time: 30_000, memory: 512 };

export interface PartRequest {
  reader: ReleaseReader;
  host: Release;
  /** Absent for the host's own files. */
  remote: Release | null;
  config: SiteConfig;
  /** For the host's own files: every path that was composed, for the site map, and every package. */
  paths: readonly string[];
  packages: readonly string[];
  /** What the remote may compose below, where that is known: the addresses of its team. */
  prefixes?: readonly string[] | undefined;
  /** Whether the release is tried before it is published: its pages without a route are rendered too. */
  trial?: boolean;
  /** Whether a link that leads nowhere, or a picture that is missing, is an error; always so in a trial. */
  refuseBroken?: boolean;
  /** For several parts they are found once. */
  sandbox?: Sandbox | undefined;
  /** In place of those that are there for all. */
  limits?: PartLimits;
}

/** Renders all files of one package; each by its path in the composition. Throws with the reason where it hangs, throws or prints. */
export async function renderPart(request: PartRequest): Promise<Map<string, string>> {
  const { host, remote, limits = LIMITS } = request;
  const processes = new PartProcesses(request.sandbox ?? (await findSandbox()), limits);
  try {
    const files = new Map<string, string>();
    let bytes = 0;
    const add = (file: string, text: string) => {
      files.set(file, text);
      bytes += Buffer.byteLength(text);
      if (bytes > limits.memory * 1e6) throw new ReleaseError(`it renders more than ${limits.memory} MB`);
      processes.count();
    };
    await (remote ? renderRemote({ ...request, remote }, processes, add) : renderHost(request, processes, add));
    return files;
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    throw new ReleaseError(`${(remote ?? host).name} does not compose: ${error.message}`, { cause: error });
  } finally {
    await processes.stop();
  }
}

async function renderRemote(
  request: PartRequest & { remote: Release },
  processes: PartProcesses,
  add: (file: string, text: string) => void,
): Promise<void> {
  const { host, remote, config, prefixes, trial = false, refuseBroken = false } = request;
  const reader = checkedReader(request.reader);
  const hostAlone = () => processes.start(reader, host, { job: null, bundles: new Map() });
  const needed = Promise.all([describeJob({ ...request, reader }), pageBundles(reader, remote)]);
  const withRemote = async () => {
    const [job, bundles] = await needed;
    return processes.start(reader, host, { job, bundles });
  };
  const both = [withRemote(), withRemote()] as const;
  for (const process of both) process.catch(() => undefined);
  await renderPages({
    ...{ host, remote, config, prefixes, trial, processes: both, add },
    refuseBroken: refuseBroken || trial,
    hostProcess: new HostProcess(hostAlone),
  });
}

async function renderHost(
  request: PartRequest,
  processes: PartProcesses,
  add: (file: string, text: string) => void,
): Promise<void> {
  const { host, packages } = request;
  const reader = checkedReader(request.reader);
  const start = async () => {
    const job = await describeJob({ ...request, reader });
    return processes.start(reader, host, { job, bundles: new Map() });
  };
  const process = new HostProcess(start);
  const lost = (await process.routes()).find(({ remote }) => !packages.includes(remote));
  if (lost) throw new ReleaseError(`The route ${lost.pattern} needs ${lost.remote}, which no release stands for`);
  for (const [file, text] of Object.entries(await process.siteFiles())) {
    if (!isSiteFile(file)) throw new ReleaseError(`${JSON.stringify(file.slice(0, 100))} is no file of the host's own`);
    add(file, text);
  }
}
