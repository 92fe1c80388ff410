import { brotliDecompressSync } from 'node:zlib';
import type { DataPage, PartReference } from '@shared/contract/release';
import { keyOfPage } from '@shared/store/store/data-store';
import type { Store } from '@shared/store/store/store';
import { z } from 'zod';
import { readPartFile } from '../compose/read-part-file';
import { type SearchedPage, searchFiles, searchedPage } from '../compose/search-index';
import type { PageAddress } from '../compose/page-paths';
import type { LivePart } from './live-part';
import { type Keep, type KeptFiles, MadeBeside } from './made-beside';
import type { PublicData } from './public-data';

/** ms: what was published is found within the minute. */
const ONCE_IN = 15_000;
/** UTF-16 units of a text that are shown of a thing that a listing names. */
const SHOWN = 30;

const textsSchema = z.object({
  items: z.array(z.looseObject({ title: z.string().optional(), text: z.string().optional() })),
});

/**
 * The index of each part whose pages show data: of its pages as they were composed last, and of the newest things that listings name,
 * whose pages may never have been asked for.
 */
export class SearchFiles {
  readonly beside = new MadeBeside(ONCE_IN);
  private readonly references = new Map<string, PartReference>();
  /** Words of pages by part and file, with the hash of what they were read from. */
  private readonly read = new Map<string, { sha256: string; words: SearchedPage[] }>();
  /** Versions of parts that the last index was made of. */
  private versions = '';

  constructor(
    private readonly store: Store,
    private readonly data: PublicData,
    private readonly keep: Keep,
  ) {}

  adopt(reference: PartReference): void {
    this.references.set(reference.key, reference);
    this.beside.hurry();
  }

  /**
   * Takes the files made since the last call, and has them made anew where a page or a listing is another.
   *
   * @param isBusy whether further pages are due: an index of the half of them would have to be made again
   */
  take(parts: readonly LivePart[], isBusy: boolean): KeptFiles[] {
    const versions = parts.map(({ key, version }) => `${key} ${version}`).join();
    if (versions !== this.versions) this.beside.want();
    this.versions = versions;
    return this.beside.take(() => this.make(parts), isBusy);
  }

  private async make(parts: readonly LivePart[]): Promise<KeptFiles[]> {
    const made: KeptFiles[] = [];
    const live = new Set(parts.map(({ key }) => key));
    for (const key of this.references.keys()) if (!live.has(key)) this.references.delete(key);
    for (const place of this.read.keys()) if (!live.has(place.split(' ')[0] ?? '')) this.read.delete(place);
    for (const part of parts) {
      const { key, renderer } = part;
      const reference = this.references.get(key);
      if (!renderer || !reference) continue;
      const listed = await this.listed(part);
      const isReleased = listed.length === 0 && renderer.all.every(({ file }) => !part.entries.get(file)?.page);
      const files = new Map<string, Pick<DataPage, 'sha256' | 'size'>>();
      if (!isReleased)
        for (const [file, text] of searchFiles(renderer.content.name, [
          ...(await this.composed(part, reference)),
          ...listed,
        ]))
          files.set(file, await this.keep(file, text));
      made.push({ key, files });
    }
    return made;
  }

  /** The newest things that listings name, by what is said of them. */
  private async listed({ renderer }: LivePart): Promise<SearchedPage[]> {
    const found: SearchedPage[] = [];
    for (const route of renderer?.onDemand ?? []) {
      const { data, topics } = await this.data.ask(
        `${route.listedBy}${route.listedBy.includes('?') ? '&' : '?'}texts=1`,
      );
      for (const topic of topics) this.beside.topics.add(topic);
      for (const { title, text = '', ...item } of textsSchema.parse(data).items) {
        const path = title === undefined ? null : (renderer?.addressOf(route, item) ?? null);
        if (path === null || title === undefined) continue;
        const description = text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
        found.push({ path, group: route.route.group ?? '', title, description, headings: [], text, listed: true });
      }
    }
    return found;
  }

  /** Pages at addresses of their own, as they were composed last; none that was taken out. */
  private async composed(part: LivePart, reference: PartReference): Promise<SearchedPage[]> {
    const { files } = await this.store.readPart(reference);
    const found: SearchedPage[] = [];
    for (const target of part.renderer?.all ?? []) {
      const { file } = target;
      const page = part.entries.get(file)?.page ?? files[file];
      if (page?.status !== 200) continue;
      const place = `${part.key} ${file}`;
      const known = this.read.get(place);
      const words = known?.sha256 === page.sha256 ? known.words : await this.wordsOf(target, part, page);
      this.read.set(place, { sha256: page.sha256, words });
      found.push(...words);
    }
    return found;
  }

  private async wordsOf(
    target: PageAddress,
    part: LivePart,
    facts: Pick<DataPage, 'sha256' | 'size'>,
  ): Promise<SearchedPage[]> {
    const { file } = target;
    const { storage } = this.store;
    if (!part.entries.get(file)?.page) {
      const body = await readPartFile(storage, part.key, { name: file, ...facts, status: 200 });
      return body ? searchedPage(target, body.toString()) : [];
    }
    const packed = await storage.get(`${keyOfPage(file, facts.sha256)}.br`);
    return packed ? searchedPage(target, brotliDecompressSync(packed.body).toString()) : [];
  }
}
