import { DataError } from './errors';
import type { LivePart } from './live-part';
import type { KeptFiles } from './made-beside';
import type { Problems } from './problems';

interface Maker {
  take: (parts: readonly LivePart[]) => KeptFiles[];
  /** Whether a file of a part is one that it makes. */
  isOne: (file: string) => boolean;
}

/** Keeps what was made beside the pages, by whom, in the place of what was made before. */
export function keepMade(
  makers: Readonly<Record<string, Maker>>,
  parts: ReadonlyMap<string, LivePart>,
  problems: Problems,
): void {
  for (const [about, { take, isOne }] of Object.entries(makers)) {
    try {
      for (const { key, files } of take([...parts.values()])) {
        parts.get(key)?.replaceFiles(files, isOne);
        problems.over(about);
      }
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      problems.note(about, error);
    }
  }
}
