import type { UploadedFile } from '@shared/contract/endpoints';
import { useUploads } from '../uploads/use-uploads';
import { enteringReason } from './entering';
import { pictureProblem } from '../uploads/picture-check';

/** Pictures that a work has, those of before and those that are sent now. */
export function usePictures(before: readonly UploadedFile[], most: number) {
  const uploads = useUploads({ most, before, problemOf: pictureProblem, purpose: 'work', loginReason: enteringReason });
  return {
    uploads,
    most,
    /** Pictures that have arrived, in order. */
    files: uploads.list.flatMap(({ done }) => (done ? [done] : [])),
    waiting: uploads.list.some(({ done, problem }) => !done && !problem),
  };
}

export type Pictures = ReturnType<typeof usePictures>;
