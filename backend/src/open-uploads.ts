import { join } from 'node:path';
import type { Storage } from '@shared/storage';
import { FileStorage } from '@shared/storage/file-storage';
import type { BackendConfig } from './config/backend-config';

/** Where uploads of visitors and of the desk lie, by their ids. */
export function openUploads({ dataDir }: Pick<BackendConfig, 'dataDir'>): Storage {
  return new FileStorage(join(dataDir, 'uploads'));
}
