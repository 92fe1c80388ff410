import type { CompositionReference } from '@shared/contract/release';
import type { Store } from '@shared/store/store/store';

/** Revisions that are looked back through; a page that is older has no date. */
const LOOKED_AT = 20;

type Files = ReadonlyMap<string, string>;

/** When the bytes of each page that is composed with a release became what they are, by its file: as the ledger says. */
export class PageDates {
  private known: { number: number; dates: ReadonlyMap<string, string> } = { number: 0, dates: new Map() };
  private readonly parts = new Map<string, Files>();

  constructor(private readonly store: Store) {}

  async read(): Promise<ReadonlyMap<string, string>> {
    const head = await this.store.ledger.head();
    if (!head || head.revision.number === this.known.number) return this.known.dates;
    const dates = new Map<string, string>();
    let same: Map<string, string> | undefined;
    let looked = 0;
    let last = 0;
    for await (const { number, stable, at } of this.store.ledger.from(head)) {
      const files = await this.filesOf(stable);
      same ??= new Map(files);
      for (const [file, sha256] of same) {
        if (files.get(file) === sha256) dates.set(file, at);
        else same.delete(file);
      }
      last = number;
      looked += 1;
      if (looked === LOOKED_AT || same.size === 0) break;
    }
    // What is the same as far back as was looked may be older still.
    if (last > 1) for (const file of same?.keys() ?? []) dates.delete(file);
    this.parts.clear();
    this.known = { number: head.revision.number, dates };
    return dates;
  }

  private async filesOf(reference: CompositionReference | null): Promise<Files> {
    const composition = await this.store.findComposition(reference);
    const all = new Map<string, string>();
    for (const part of Object.values(composition?.parts ?? {})) {
      let files = this.parts.get(part.key);
      if (!files) {
        const found = (await this.store.findPart(part))?.files ?? {};
        files = new Map(Object.entries(found).map(([file, { sha256 }]) => [file, sha256]));
        this.parts.set(part.key, files);
      }
      for (const [file, sha256] of files) all.set(file, sha256);
    }
    return all;
  }
}
