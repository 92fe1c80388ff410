import type { PageModule } from '@shared/contract';
import { GoneError, type RemoteError, from } from './errors';
import type { Federation } from './federation';
import type { Step } from './recovery-record';
import { type Release, releaseKey } from './release';
import type { ReleaseRegistry } from './releases';

export interface Wanted {
  remote: string;
  page: string;
  /** Whether the page will be rendered from nothing, and needs the files for that. */
  fresh: boolean;
  /** Whether an older release is better than what the visitor has. */
  olderWelcome: boolean;
}

export interface Obtained {
  module: PageModule;
  release: Release;
  /** Whether the HTML was composed from this release: no other can hydrate it. */
  composed: boolean;
}

export type OnStep = (step: Step) => void;

/** Obtains a page, step by step, until one of the steps brings it (docs/recovery.md). */
export class Ladder {
  readonly #turns = new Map<string, Promise<Obtained>>();

  constructor(
    private readonly releases: ReleaseRegistry,
    private readonly federation: Pick<Federation, 'loadPage'>,
  ) {}

  /**
   * Throws the cause that the first step met. One climb at a time for each remote, and none waits behind a page that is
   * looked at ahead and whose release has not said its files yet.
   */
  async obtain(wanted: Wanted, onStep: OnStep): Promise<Obtained> {
    const listed = this.#list(wanted);
    await listed.catch(() => undefined);
    const climb = () => this.#climb(wanted, onStep, listed);
    const turn = this.#turns.get(wanted.remote)?.then(climb, climb) ?? climb();
    this.#turns.set(wanted.remote, turn);
    return turn;
  }

  /** A release that is not in use yet is taken up in its turn, with all its files. */
  async #list(wanted: Wanted): Promise<void> {
    const release = this.releases.inUse(wanted.remote);
    if (release && !this.#isComposed(release, wanted)) await this.releases.completeFor(release, wanted.page);
  }

  #isComposed(release: Release, { fresh }: Wanted): boolean {
    return !fresh && this.releases.isComposed(release);
  }

  async #climb(wanted: Wanted, onStep: OnStep, listed: Promise<void>): Promise<Obtained> {
    const release = await this.releases.of(wanted.remote);
    try {
      await listed;
      return await this.#load(release, wanted);
    } catch (thrown) {
      // The composed page is of the deployed release; and a developer who overrides it wants to see it fail.
      if (release.override) throw thrown;
      const cause = from(thrown, wanted.remote);
      const obtained = await this.#recover(release, cause, wanted, onStep).catch(() => null);
      if (obtained) return obtained;
      // The next climb begins where this one did.
      this.releases.restore(release);
      throw cause;
    }
  }

  /** Tries to bring the page; null where nothing does: the first cause is the one that the visitor is told. */
  async #recover(release: Release, cause: RemoteError, wanted: Wanted, onStep: OnStep): Promise<Obtained | null> {
    const { releases } = this;
    const step = async (
      rung: Step['rung'],
      reference: Release['reference'],
      obtain: () => Promise<Release> | Release,
    ) => {
      onStep({ rung, cause, release: releaseKey(reference) });
      try {
        return await this.#load(await obtain(), wanted);
      } catch {
        return null;
      }
    };
    const again =
      !(cause instanceof GoneError) && (await step('again', release.reference, () => releases.nextGeneration(release)));
    if (again) return again;
    const composition = await releases.current();
    const current = composition.releases[wanted.remote];
    const other = current?.version !== release.reference.version && current;
    const newer = other && (await step('current', other, () => releases.adopt(other)));
    if (newer) return newer;
    const older = composition.previous?.[wanted.remote];
    return wanted.olderWelcome && older ? step('previous', older, () => releases.adopt(older)) : null;
  }

  async #load(release: Release, wanted: Wanted): Promise<Obtained> {
    const composed = this.#isComposed(release, wanted);
    if (!composed) await this.releases.completeFor(release, wanted.page);
    const files = release.files.pages[wanted.page];
    const extra = composed || !files ? [] : [...files.staticScripts, ...files.staticStyles];
    return { release, composed, module: await this.federation.loadPage(release, wanted.page, extra) };
  }
}
