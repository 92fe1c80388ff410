import {
  OFTEN,
  type SearchHeads,
  type SearchPiece,
  type SearchSounds,
  isHan,
  normalize,
  pieceAt,
  searchFile,
} from '@shared/contract/search';
import { type SearchAnswer, rank } from './rank';
import { type AskedWord, readQuery } from './read-query';
import { type Corpus, type SearchedPage, termsOf } from './searched-page';
import { Sounds } from './sounds';

/** ms after which it is asked whether another index is there. */
const OLD = 60_000;
/** Pieces that a search loads, and loads once more for words that were taken for others. */
const MOST_PIECES = 5;

/** Finds pages of the site by an index that was composed with them; the backend need not be there (docs/decisions/032-search.md). */
export class SiteSearch {
  private packages: Package[] = [];
  private corpus: Corpus = { pages: [], heads: '' };
  private sounds: Sounds | null = null;
  private loadedAt = -Infinity;
  private loading: Promise<void> | undefined;
  /** The query that was read last, as long as nothing more is loaded. */
  private last: { query: string; words: AskedWord[] } | null = null;

  /** @param basePath with a slash at both ends */
  constructor(private readonly basePath: string) {}

  /** Resolves once pages can be found by their heads; rejects where nothing can be loaded. */
  ready(): Promise<void> {
    if (Date.now() - this.loadedAt < OLD) return Promise.resolve();
    this.loading ??= this.load().finally(() => (this.loading = undefined));
    // What is there is searched on.
    return this.corpus.pages.length > 0 ? this.loading.catch(() => undefined) : this.loading;
  }

  /** What is found by what is loaded. */
  find(query: string): SearchAnswer {
    return rank(this.corpus.pages, this.read(query));
  }

  /** Loads what a query needs besides; tells whether that may find more. */
  async more(query: string): Promise<boolean> {
    await this.ready();
    const words = this.read(query);
    const loaded = await this.loadPieces(words);
    const unheard = !this.sounds && rank(this.corpus.pages, words).missing;
    if (unheard) {
      const sounds = await this.get<SearchSounds>(searchFile('sounds'));
      this.sounds = sounds && new Sounds(sounds, this.corpus);
      this.last = null;
      await this.loadPieces(this.read(query));
    }
    return unheard || loaded;
  }

  private async loadPieces(words: readonly AskedWord[]): Promise<boolean> {
    // The words that come first have all of theirs.
    const wanted = words.flatMap((word) =>
      this.packages.flatMap((one) => one.wanted(word).map((name) => [one, name] as const)),
    );
    const names = [...new Set(wanted.map(([, name]) => name))].slice(0, MOST_PIECES);
    const load = async (name: string) => {
      const piece = (await this.piece(name)) ?? {};
      wanted.find(([, other]) => other === name)?.[0].keep(name, piece);
    };
    await Promise.all(names.map(load));
    if (names.length > 0) this.last = null;
    return names.length > 0;
  }

  private read(query: string): AskedWord[] {
    if (this.last?.query !== query) this.last = { query, words: readQuery(query, this.corpus, this.sounds) };
    return this.last.words;
  }

  private async load(): Promise<void> {
    const pointer = await this.get<{ releases: Readonly<Record<string, unknown>> }>('composition.json');
    if (!pointer) throw new TypeError('The index of the site cannot be loaded');
    const names = Object.keys(pointer.releases).filter((name) => name !== 'host');
    const all = await Promise.all(names.map((name) => this.get<SearchHeads>(searchFile(name))));
    this.packages = all.flatMap((heads) => (heads ? [new Package(heads)] : []));
    const pages = this.packages.flatMap((one) => one.pages);
    this.corpus = { pages, heads: pages.map(({ plain }) => plain.all).join('\n') };
    this.sounds = this.last = null;
    this.loadedAt = Date.now();
  }

  /** One that is not there is of an index before: the next search reads the newer one. */
  private async piece(file: string): Promise<SearchPiece | null> {
    const piece = await this.get<SearchPiece>(file);
    if (!piece) this.loadedAt = -Infinity;
    return piece;
  }

  /** Null where it is not there, or not now: a search goes on with what it has. */
  private async get<T>(file: string): Promise<T | null> {
    try {
      const response = await fetch(this.basePath + file);
      return response.ok ? ((await response.json()) as T) : null;
    } catch {
      return null;
    }
  }
}

/** The pages of one package, with the pieces of its index that are loaded. */
class Package {
  readonly pages: SearchedPage[];
  private readonly pieces = new Map<string, SearchPiece>();
  private readonly looked = new Map<string, ReadonlyMap<number, number>>();

  constructor(private readonly heads: SearchHeads) {
    this.pages = heads.pages.map(({ group, ...page }, at) => {
      const name = heads.groups[group] ?? '';
      const [title, words] = [normalize(page.title), normalize(page.words)];
      const headings = page.headings.map(([heading]) => normalize(heading));
      const place = `${name} ${page.path.replaceAll('/', ' ')} ${page.path.replaceAll(/\W/g, '')}`;
      const plain = { title, words, headings, place, all: [title, words, place, ...headings].join('\n') };
      return { ...page, group: name, plain, times: (term: string) => this.pagesWith(term).get(at) ?? 0 };
    });
  }

  /** Names of the pieces that a word is in and that are not loaded; what says the same is looked for in heads alone. */
  wanted({ own }: AskedWord): string[] {
    const names = new Set(own.flatMap(termsOf).flatMap((term) => this.pieceOf(term) ?? []));
    return [...names].filter((name) => !this.pieces.has(name));
  }

  keep(name: string, piece: SearchPiece): void {
    this.pieces.set(name, piece);
    this.looked.clear();
  }

  /** The places of the pages that have a term, with how often; of a term that is being typed, those that have what begins so. */
  private pagesWith(term: string): ReadonlyMap<number, number> {
    const known = this.looked.get(term);
    if (known) return known;
    const found = new Map<number, number>();
    const piece = this.pieces.get(this.pieceOf(term) ?? '') ?? {};
    const isWhole = isHan(term) && term.length > 1;
    const has = (other: string) => (isWhole ? other === term : other.startsWith(term));
    for (const one of Object.keys(piece).filter(has))
      for (const packed of piece[one] ?? []) {
        const at = Math.floor(packed / OFTEN);
        found.set(at, Math.max(found.get(at) ?? 0, (packed % OFTEN) + 1));
      }
    this.looked.set(term, found);
    return found;
  }

  private pieceOf(term: string): string | undefined {
    const { pieces } = this.heads;
    return pieces[pieceAt(term, pieces.length)];
  }
}
