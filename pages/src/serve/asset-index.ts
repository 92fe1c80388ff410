import { ReleaseError } from '@shared/store/release-error';
import { type Store, keys } from '@shared/store/store/store';
import type { FormReports } from './verified-files';

export interface AssetFacts {
  /** Hexadecimal. */
  sha256: string;
  /** Bytes; null of the release's own list of files. */
  size: number | null;
}

interface Package {
  /** Releases by the key of their `release.json`. */
  releases: Map<string, ReadonlyMap<string, AssetFacts>>;
  /** The time at which its releases were listed, by `Date.now()`; -Infinity before the first time. */
  listed: number;
}

/** ms for which a package's releases count as known: an address that nobody has is not worth more than one look a second. */
const PATIENCE = 1000;
/** Names that were asked for and are no package are remembered up to here, then forgotten together. */
const MOST_PACKAGES = 1000;

/** Facts of each file below `assets`, by all releases in the store: old tabs ask for files of old ones. */
export class AssetIndex {
  private readonly packages = new Map<string, Package>();
  /** Looks under way, by package: of each one look at a time. */
  private readonly turns = new Map<string, Promise<unknown>>();

  /** @param reports are told of each `release.json` whether it is one */
  constructor(
    private readonly store: Pick<Store, 'storage' | 'findSigned'>,
    private readonly reports: FormReports,
  ) {}

  /**
   * Finds what releases say of a file, each in its own words: one whose document was damaged must not take the file from the others.
   * Looks at the store where nobody says anything, or `again` where what was said is in doubt.
   */
  async find(name: string, file: string, again = false): Promise<readonly AssetFacts[]> {
    const known = again ? [] : this.known(name, file);
    if (known.length > 0) return known;
    await this.inTurn(name, () => this.look(name));
    return this.known(name, file);
  }

  /**
   * Reads which files a release names before anything of it is asked for. After the first of a package the others are looked for,
   * and nobody waits for that: old tabs ask for their files, and the store may be away then.
   */
  async know(name: string, version: string): Promise<ReadonlyMap<string, AssetFacts>> {
    const key = keys.release(name, version, 'release.json');
    const files = await this.inTurn(name, async () => {
      const { releases } = this.of(name);
      const known = releases.get(key) ?? (await this.read(key, { name, version }));
      if (known) releases.set(key, known);
      return known;
    });
    // A store that cannot be listed just now is listed when a file is asked for.
    this.inTurn(name, () => this.look(name, Infinity)).catch(() => undefined);
    return files ?? new Map();
  }

  /** Lets one look follow the other, whoever asks. */
  private inTurn<T>(name: string, look: () => Promise<T>): Promise<T> {
    const done = (this.turns.get(name) ?? Promise.resolve()).then(look);
    const settled = done
      .catch(() => undefined)
      .finally(() => {
        if (this.turns.get(name) === settled) this.turns.delete(name);
      });
    this.turns.set(name, settled);
    return done;
  }

  private of(name: string): Package {
    const known = this.packages.get(name);
    if (known) return known;
    if (this.packages.size >= MOST_PACKAGES) this.packages.clear();
    const begun: Package = { releases: new Map(), listed: -Infinity };
    this.packages.set(name, begun);
    return begun;
  }

  private known(name: string, file: string): AssetFacts[] {
    const found = new Map<string, AssetFacts>();
    for (const files of this.packages.get(name)?.releases.values() ?? []) {
      const facts = files.get(file);
      if (facts) found.set(facts.sha256, facts);
    }
    return [...found.values()];
  }

  /** Looks which releases of a package there are, unless that is known for less than so many ms. */
  private async look(name: string, patience = PATIENCE): Promise<void> {
    const known = this.packages.get(name);
    if (known && Date.now() - known.listed < patience) return;
    const releases: Package['releases'] = new Map();
    for await (const { key } of this.store.storage.list(`releases/${name}/`)) {
      const [, version] = /^releases\/[^/]+\/([^/]+)\/release\.json$/.exec(key) ?? [];
      if (version === undefined) continue;
      const files = known?.releases.get(key) ?? (await this.read(key, { name, version }));
      if (files) releases.set(key, files);
    }
    Object.assign(this.of(name), { releases, listed: Date.now() });
  }

  private async read(
    key: string,
    { name, version }: { name: string; version: string },
  ): Promise<ReadonlyMap<string, AssetFacts> | null> {
    try {
      const found = await this.store.findSigned(name, version);
      if (!found) return null;
      // A file that nobody of the team signed is nobody's file.
      if (found.problem) throw new ReleaseError(found.problem);
      const { files, manifest } = found.release;
      const all = Object.entries(files).map(([file, { sha256, size }]) => [file, factsOf(sha256, size)] as const);
      this.reports.whole(key);
      return new Map([...all, [manifest.file, factsOf(manifest.sha256, null)]]);
    } catch (error) {
      this.reports.damaged(key, error);
      return null;
    }
  }
}

function factsOf(base64: string, size: number | null): AssetFacts {
  return { sha256: Buffer.from(base64, 'base64').toString('hex'), size };
}
