import type { ComposedFile, PagePolicy, PartReference } from '@shared/contract/release';
import { readPartFile } from '../compose/read-part-file';
import { BEST } from '../compose/recompress';
import { isPageFile, policyProblem } from '../document/policy';
import { ReleaseError } from '@shared/store/release-error';
import { eachAtOnce } from '@shared/storage/each-at-once';
import { type Store, keys } from '@shared/store/store/store';

export interface LiveFile extends Omit<ComposedFile, 'status'> {
  status: ComposedFile['status'] | 410 | 308;
  /** The place that a redirect leads to: a path below the base path, or an address of another site. */
  location?: string | undefined;
  key: string;
  /** The key that its compressed forms are found under, with `.br` and `.gz`. */
  packed: string;
}

export type LiveFiles = ReadonlyMap<string, LiveFile>;

interface LivePart {
  files: LiveFiles;
  /** Whether its pages are there compressed as far as it goes; looked for until they are. */
  best: boolean;
  /** The policy that its pages were held against. */
  under: string | undefined;
}

/** ms between two looks for pages that were compressed further since. */
const LOOK_EVERY = 5000;

/** The files of the parts that are served; all bytes of a part are verified once, before the first of them is. */
export class LiveParts {
  private readonly parts = new Map<string, LivePart>();
  private looked = 0;

  constructor(
    private readonly store: Store,
    /** Is given the bytes of each page as they are verified. */
    private readonly verified: (sha256: string, body: Buffer) => void,
  ) {}

  /**
   * Verifies a part that is not served yet; throws where any of its files is not what was composed, or a page has another policy than
   * its composition says.
   */
  async load(reference: PartReference, policy: PagePolicy | undefined): Promise<void> {
    const under = JSON.stringify(policy);
    if (this.parts.get(reference.key)?.under === under) return;
    const { storage } = this.store;
    const { files } = await this.store.readPart(reference);
    await eachAtOnce(Object.entries(files), async ([name, file]) => {
      const body = await readPartFile(storage, reference.key, { name, ...file });
      if (!body)
        throw new ReleaseError(
          `${keys.part(reference.key, `pages/${name}`)} is missing or was changed: restore it from a backup, or promote again`,
        );
      const problem = policy && isPageFile(name) ? policyProblem(body.toString(), policy) : null;
      if (problem !== null) throw new ReleaseError(`${keys.part(reference.key, `pages/${name}`)}: ${problem}`);
      this.verified(file.sha256, body);
    });
    const best = await this.isBest(reference.key);
    this.parts.set(reference.key, { files: described(reference.key, Object.entries(files), best), best, under });
  }

  find({ key }: PartReference, name: string): LiveFile | undefined {
    return this.parts.get(key)?.files.get(name);
  }

  /** Forgets all parts but these. */
  keep(used: readonly PartReference[]): void {
    for (const key of this.parts.keys()) if (!used.some((part) => part.key === key)) this.parts.delete(key);
  }

  /** Finds out whether pages were compressed further since they are served. */
  async lookAgain(): Promise<void> {
    if (Date.now() - this.looked < LOOK_EVERY) return;
    this.looked = Date.now();
    for (const [key, { files, best, under }] of this.parts) {
      if (best || !(await this.isBest(key))) continue;
      this.parts.set(key, { files: described(key, files, true), best: true, under });
    }
  }

  private async isBest(key: string): Promise<boolean> {
    return (await this.store.storage.get(keys.part(key, `${BEST}/done`))) !== null;
  }
}

function described(
  part: string,
  files: Iterable<readonly [name: string, file: Pick<LiveFile, 'sha256' | 'size' | 'status'>]>,
  best: boolean,
): LiveFiles {
  const keysOf = (name: string) => ({
    key: keys.part(part, `pages/${name}`),
    packed: keys.part(part, `${best ? BEST : 'pages'}/${name}`),
  });
  return new Map(
    Array.from(files, ([name, { sha256, size, status }]) => [name, { sha256, size, status, ...keysOf(name) }]),
  );
}
