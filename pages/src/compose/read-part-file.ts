import type { ComposedFile } from '@shared/contract/release';
import type { Storage } from '@shared/storage';
import { keys } from '@shared/store/store/store';
import { sha256Of } from '@shared/store/sha256';

/** A composed file as it was composed; null where it is gone or was changed. */
export async function readPartFile(
  storage: Storage,
  part: string,
  { name, sha256 }: ComposedFile & { name: string },
): Promise<Buffer | null> {
  const found = await storage.get(keys.part(part, `pages/${name}`));
  return found && sha256Of(found.body) === sha256 ? found.body : null;
}
