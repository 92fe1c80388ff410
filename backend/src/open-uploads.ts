import type { Storage } from '@shared/storage';
import { openStorage, placeBelow } from '@shared/storage/open-storage';
import type { BackendConfig } from './config/backend-config';

/** Opens the storage of visitors' and the desk's uploads, by their ids. Throws where a bucket does not do what it has to. */
export function openUploads({ dataDir, bucket }: Pick<BackendConfig, 'dataDir' | 'bucket'>): Promise<Storage> {
  return openStorage(placeBelow(bucket?.place ?? dataDir, 'uploads'), bucket?.environment ?? {}, {
    use: 'write',
    ledger: bucket?.ledger,
  });
}
