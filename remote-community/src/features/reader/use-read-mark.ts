import { useEffect } from 'react';
import { call } from '@shared/client';
import { readToken } from '@shared/client/auth';
import { comicClickToView } from '@shared/contract/endpoints';
import { queryClient } from '../calls/query-client';

/** Tells the server that whoever is signed in has read a chapter to its end. */
export function useReadMark(chapterId: number | undefined, atEnd: boolean): void {
  useEffect(() => {
    if (chapterId === undefined || !atEnd || readToken() === undefined) return;
    // The place on this device stands in for it; nobody has to hear of a failure.
    call(comicClickToView, { chapterId }, { swallow: true, quiet: true }).then(
      () => queryClient.invalidateQueries({ queryKey: ['comics'] }),
      () => undefined,
    );
  }, [chapterId, atEnd]);
}
