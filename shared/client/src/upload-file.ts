import { type DataOf, fileUpload } from '@shared/contract/endpoints';
import { send } from './call';
import type { CallOptions } from './transmit';

/** Sends one file: png, jpg or pdf by its bytes, up to 10 MB. */
export function uploadFile(file: File, options?: CallOptions): Promise<DataOf<typeof fileUpload>> {
  const input = new FormData();
  input.append('file', file, file.name);
  return send(fileUpload, { input }, options);
}
