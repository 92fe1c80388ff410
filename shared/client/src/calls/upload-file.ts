import type { DataOf } from '@shared/contract/endpoints';
import type { fileUpload } from '@shared/contract/endpoints';
import type { CallOptions } from '../call';
import { send } from '../send';

/** Takes one file: png, jpg or pdf by its bytes, up to 10 MB. */
export function uploadFile(file: File, options?: CallOptions): Promise<DataOf<typeof fileUpload>> {
  const body = new FormData();
  body.append('file', file, file.name);
  return send<typeof fileUpload>({ method: 'POST', path: '/api/eco/v1/file/upload', token: 'optional', body }, options);
}
