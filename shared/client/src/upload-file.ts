import { type DataOf, fileUpload } from '@shared/contract/endpoints';
import { send } from './call';
import { apiUrl } from './site-config';
import type { CallOptions } from './transmit';

interface UploadOptions extends CallOptions {
  /** A picture of a work, a question or an answer: png or jpg alone. */
  purpose?: 'evidence' | 'work' | 'post';
}

/** Sends one file: png, jpg or pdf by its bytes, up to 10 MB. */
export function uploadFile(
  file: File,
  { purpose = 'evidence', ...options }: UploadOptions = {},
): Promise<DataOf<typeof fileUpload>> {
  const input = new FormData();
  input.append('file', file, file.name);
  const url = `${apiUrl(fileUpload.path)}${purpose === 'evidence' ? '' : `?purpose=${purpose}`}`;
  return send(fileUpload, { input, url }, options);
}
