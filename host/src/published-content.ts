import type { ComposedAnswers, PageModule } from '@shared/contract';
import type { CompositionPointer, PageData } from '@shared/contract/release';
import type { RouteMatch } from './match-route';
import { GoneError } from './page-runtime/errors';
import type { ReleaseRegistry } from './page-runtime/releases';

/**
 * ms that what was read is taken for what is there, that an answer may take before a page shows what its release ships, and that it
 * may take to hear which pages hold content that was published.
 */
const FRESH = 60_000;
const PATIENCE = 4000;
const EDITS_PATIENCE = 2000;

/** What was published of the content of pages that are rendered from nothing: it stands in their HTML. */
export class PublishedContent {
  readonly #known = new Map<
    string,
    { at: number; asked: Promise<ComposedAnswers | null>; read?: ComposedAnswers | null }
  >();

  #heardAt = 0;
  #heard: CompositionPointer | undefined | Promise<CompositionPointer | undefined>;

  constructor(
    private readonly basePath: string,
    private readonly releases: Pick<ReleaseRegistry, 'current' | 'read'>,
  ) {}

  /** Loads what a render of the page from nothing needs. Throws a `GoneError` where an editor took the page out. */
  async preload({ params, path, route }: RouteMatch, module: PageModule): Promise<void> {
    const isEdited = async () => module.content?.length && (await this.#isEdited(route));
    await Promise.all([module.preload(params), isEdited().then((is) => (is ? this.#fetch(path) : undefined))]);
  }

  /** What was read for a page. */
  at(path: string): ComposedAnswers | null {
    return this.#known.get(path)?.read ?? null;
  }

  /** Whether the HTML of a page holds content that was published, as was said in the last minute; taken for so where nobody says. */
  async #isEdited({ remote, page }: RouteMatch['route']): Promise<boolean> {
    const { read } = this.releases;
    if (!read) return true;
    if (read.at > this.#heardAt) [this.#heardAt, this.#heard] = [read.at, read.pointer];
    if (Date.now() - this.#heardAt > FRESH) {
      this.#heardAt = Date.now();
      this.#heard = this.releases.current([EDITS_PATIENCE]).catch(() => undefined);
    }
    return (await this.#heard)?.releases[remote]?.edited?.includes(page) ?? true;
  }

  async #fetch(path: string): Promise<void> {
    let known = this.#known.get(path);
    if (!known || Date.now() - known.at > FRESH)
      this.#known.set(path, (known = { at: Date.now(), asked: this.#ask(path) }));
    known.read = await known.asked;
  }

  async #ask(path: string): Promise<ComposedAnswers | null> {
    try {
      const response = await fetch(this.basePath + path.slice(1), { signal: AbortSignal.timeout(PATIENCE) });
      if ([404, 410].includes(response.status)) throw new GoneError(path);
      const [, rest = ''] = (await response.text()).split('id="page-data">');
      const { remote } = JSON.parse(rest.split('</script>', 1)[0] ?? '') as PageData;
      const { at, content } = remote?.answers ?? {};
      return at !== undefined && content ? { at, byAddress: {}, content } : null;
    } catch (error) {
      if (error instanceof GoneError) throw error;
      return null;
    }
  }
}
