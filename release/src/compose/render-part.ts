import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteConfig } from '@shared/contract/config';
import { ReleaseError } from '../release-error';
import {
  type ComposeJob,
  type ComposeMessage,
  type ComposedRemote,
  type Release,
  type ReleaseReference,
  everyFileOf,
} from '@shared/contract/release';
import { composeMessageSchema } from '@shared/contract/release/schemas';
import type { Store } from '../store/store';

/**
 * How long one package may take to render its pages, in ms, or each hundred of them where it has more; and in MB
 * its memory, and all that it renders.
 */
const TIME_LIMIT = 10_000;
const PAGES_A_LIMIT = 100;
const MEMORY_LIMIT = 512;

export interface PartRequest {
  store: Store;
  host: Release;
  /** Absent for the host's own files. */
  remote: Release | null;
  config: SiteConfig;
  /** For the host's own files: every path that was composed, for the site map, and every package. */
  paths: readonly string[];
  packages: readonly string[];
  /** Where a release stands that is not published yet: its pages without a route are rendered too. */
  stage?: Store;
  /** Whether a link that leads nowhere, or a picture that is missing, is an error; always so on a stage. */
  refuseBroken?: boolean;
  /** In place of the limits that are there for all; in ms and in MB. */
  timeLimit?: number;
  memoryLimit?: number;
}

/** Renders all files of one package; each by its path in the composition. Throws with the reason where it hangs, throws or prints. */
export async function renderPart(request: PartRequest): Promise<Map<string, string>> {
  const { store, host, remote, stage = store, timeLimit = TIME_LIMIT, memoryLimit = MEMORY_LIMIT } = request;
  const name = (remote ?? host).name;
  const worker = path.join(import.meta.dirname, 'render-worker.mjs');
  const readable = [
    worker,
    store.release(host.name, host.version),
    ...(remote ? [stage.release(remote.name, remote.version)] : []),
  ];
  const child = spawn(
    process.execPath,
    [
      '--experimental-permission',
      '--disable-warning=ExperimentalWarning',
      '--disable-warning=SecurityWarning',
      ...readable.map((file) => `--allow-fs-read=${file}`),
      `--max-old-space-size=${memoryLimit}`,
      worker,
    ],
    { env: {}, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
  );
  let printed = '';
  child.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (printed += chunk.toString()));

  const job = await describeJob(request);
  return new Promise((resolve, reject) => {
    const refuse = (reason: string) => {
      child.kill('SIGKILL');
      reject(new ReleaseError(`${name} does not compose: ${reason}`));
    };
    const timer = setTimeout(() => {
      refuse(
        `it was not done after ${timeLimit / 1000} s${files.size < PAGES_A_LIMIT ? '' : `, with ${files.size} pages`}`,
      );
    }, timeLimit);
    const files = new Map<string, string>();
    let bytes = 0;
    let answer: Extract<ComposeMessage, { ok: boolean }> | undefined;
    child.on('message', (said) => {
      const { data: message } = composeMessageSchema.safeParse(said);
      if (!message) refuse('its process says what nobody understands');
      else if ('ok' in message) answer = message;
      else {
        files.set(message.file, message.text);
        bytes += Buffer.byteLength(message.text);
        if (bytes > memoryLimit * 1e6) refuse(`it renders more than ${memoryLimit} MB`);
        if (files.size % PAGES_A_LIMIT === 0) timer.refresh();
      }
    });
    child.on('error', (error) => {
      refuse(error.message);
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      if (answer?.ok === false) refuse(answer.message);
      else if (!answer) refuse(`its process ended with ${code ?? 'a signal'}: ${firstLines(printed)}`);
      else if (printed.trim() !== '') refuse(`it prints while rendering: ${firstLines(printed)}`);
      else resolve(files);
    });
    child.send(job);
  });
}

async function describeJob(request: PartRequest): Promise<ComposeJob> {
  const { store, host, remote, config, paths, packages, stage, refuseBroken = false } = request;
  const text = (place: Store, release: Release, file: string) => readFile(place.assets(release.name, file), 'utf8');
  const styles = await Promise.all(
    host.styles.map(async (file) => ({ href: file, css: await text(store, host, file) })),
  );
  const own = stage ?? store;
  return {
    hostBundle: store.release(host.name, host.version, 'node/render.cjs'),
    paths,
    packages,
    trial: stage !== undefined,
    refuseBroken: refuseBroken || stage !== undefined,
    common: { config, starter: await text(store, host, host.starter ?? ''), styles },
    host: { ...reference(host), integrity: integrity(host, host.entry), chunkGlobal: host.chunkGlobal },
    rootFiles: Object.keys(host.publicFiles),
    remote: remote && {
      ...reference(remote),
      entryFile: remote.entry,
      entryGlobal: remote.entryGlobal,
      chunkGlobal: remote.chunkGlobal,
      sharePictures: addressed(remote),
      assets: Object.keys(remote.files),
      pages: Object.fromEntries(
        await Promise.all(
          Object.entries(remote.pages).map(
            async ([page, files]) =>
              [
                page,
                {
                  bundle: own.release(remote.name, remote.version, `node/${page}.cjs`),
                  files,
                  integrity: Object.fromEntries(
                    [remote.entry, ...everyFileOf(files)].map((file) => [file, integrity(remote, file)]),
                  ),
                  styles: await Promise.all(
                    [...files.styles, ...files.staticStyles].map(async (file) => ({
                      href: file,
                      css: await text(own, remote, file),
                    })),
                  ),
                },
              ] as const,
          ),
        ),
      ),
    },
  };
}

/** How pages and `/composition.json` name a release; addresses stand below the base path. */
export function reference(release: Release): ReleaseReference {
  return {
    name: release.name,
    version: release.version,
    entry: `assets/${release.name}/${release.entry}`,
    files: `assets/${release.name}/${release.manifest.file}`,
    filesIntegrity: `sha256-${release.manifest.sha256}`,
  };
}

/** The sharing pictures by page, as addresses below the base path. */
function addressed({ name, sharePictures = {} }: Release): NonNullable<ComposedRemote['sharePictures']> {
  return Object.fromEntries(
    Object.entries(sharePictures).map(([page, { file, ...size }]) => [
      page,
      { address: `/assets/${name}/${file}`, ...size },
    ]),
  );
}

function integrity(release: Release, file: string): string {
  return `sha256-${release.files[file]?.sha256 ?? ''}`;
}

/** What a process printed, on one line. */
function firstLines(text: string): string {
  return text.trim().split('\n').slice(0, 8).join(' | ');
}
