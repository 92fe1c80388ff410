import type { ComposedAnswers, PageModule } from '@shared/contract';
import type { PageData } from '@shared/contract/release';
import type { RouteMatch } from '../../match-route';
import { GoneError } from '../errors';
import type { ReleaseRegistry } from '../releases';

/** ms that what was read is taken for what is there, and that an answer may take before a page shows what its release ships. */
const FRESH = 60_000;
const PATIENCE = 4000;

/** What was published of the content of pages that are rendered from nothing: it stands in their HTML. */
export class PublishedContent {
  readonly #known = new Map<
    string,
    { at: number; asked: Promise<ComposedAnswers | null>; read?: ComposedAnswers | null }
  >();

  constructor(
    private readonly basePath: string,
    private readonly releases: Pick<ReleaseRegistry, 'isEdited'>,
  ) {}

  /** Loads what a render of the page from nothing needs. Throws a `GoneError` where an editor took the page out. */
  async preload({ params, path, route }: RouteMatch, module: PageModule): Promise<void> {
    const isEdited = async () => module.content?.length && (await this.releases.isEdited(route));
    await Promise.all([module.preload(params), isEdited().then((is) => (is ? this.#fetch(path) : undefined))]);
  }

  /** What was read for a page. */
  at(path: string): ComposedAnswers | null {
    return this.#known.get(path)?.read ?? null;
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
