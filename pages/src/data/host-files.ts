import type { DataPage, Release } from '@shared/contract/release';
import { keepPage } from '@shared/store/store/data-store';
import type { Store } from '@shared/store/store/store';
import type { FrameProcess } from '../compose/frame-process';
import { fileAt } from '../compose/page-paths';
import type { ReleaseReader } from '../compose/release-reader';
import { renderPart } from '../compose/render-part';
import type { Sandbox } from '../compose/sandbox';
import type { LivePart } from './live-part';
import type { PartRenderer } from './part-renderer';
import { type Sitemaps, isSiteMap } from './sitemaps';

interface Options {
  store: Store;
  sitemaps: Sitemaps;
  sandbox: Sandbox;
  reader: ReleaseReader;
  host: Release;
  frame: FrameProcess;
}

/** Files of the host's own that show what stands on every page, and how they are answered. */
const SHOWING = { '404.html': 404, '404/index.html': 404, 'llms.txt': 200, 'site.webmanifest': 200 } as const;

/** The host's own files with what was published of its content: its page for addresses where nothing stands, and redirects. */
export class HostFiles {
  constructor(private readonly options: Options) {}

  /** Keeps them in the host's part; gives the addresses that stay those of pages, and lead on to nothing. */
  async keep(part: LivePart, renderers: readonly PartRenderer[]): Promise<readonly string[]> {
    const { store, sitemaps } = this.options;
    const files = await this.files(part);
    sitemaps.showNotFound(part.key, files.get('404.html'));
    const kept = new Map<string, Pick<DataPage, 'status' | 'location'> & { text: string }>();
    for (const [file, status] of Object.entries(SHOWING)) {
      const text = files.get(file);
      if (text !== undefined) kept.set(file, { text, status });
    }
    const taken: string[] = [];
    for (const { from, to } of part.host.redirects) {
      const path = from.endsWith('/') ? from : `${from}/`;
      const file = fileAt(path);
      if (
        renderers.some(({ all }) => all.some((page) => page.file === file)) ||
        renderers.some((one) => one.find(path))
      )
        taken.push(from);
      else kept.set(file, { text: '', status: 308, location: to });
    }
    for (const entry of [...part.entries.values()])
      if (!isSiteMap(entry.target.file) && !kept.has(entry.target.file)) part.remove(entry);
    for (const [file, { text, ...page }] of kept)
      part.keepFile(file, { ...(await keepPage(store, file, text)), ...page });
    return taken;
  }

  private async files({ host: { around } }: LivePart): Promise<ReadonlyMap<string, string>> {
    if (!around) return new Map();
    const { reader, host, sandbox, frame } = this.options;
    const own = { reader, host, sandbox, frame, remote: null, config: around.config, paths: [], around };
    return (await renderPart(own)).files;
  }
}
