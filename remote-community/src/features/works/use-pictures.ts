import { useState } from 'react';
import type { UploadedFile } from '@shared/contract/endpoints';
import { useUploads } from '../grade/use-uploads';
import { enteringReason } from './entering';
import { pictureProblem } from './picture-check';

/** Pictures that a work has, those of before and those that are sent now. */
export function usePictures(before: readonly UploadedFile[], most: number) {
  const [kept, setKept] = useState(before);
  const uploads = useUploads({
    ...{ most: most - kept.length, problemOf: pictureProblem, purpose: 'work', loginReason: enteringReason },
  });
  const sent = uploads.list.flatMap(({ done }) => (done ? [done] : []));
  return {
    ...{ kept, uploads, most },
    /** All that have arrived, in order. */
    files: [...kept, ...sent],
    waiting: uploads.list.some(({ done, problem }) => !done && !problem),
    drop: (id: string) => {
      setKept(kept.filter((file) => file.id !== id));
    },
  };
}

export type Pictures = ReturnType<typeof usePictures>;
