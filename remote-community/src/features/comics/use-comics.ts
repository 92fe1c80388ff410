import { useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import { call, type CallOptions } from '@shared/client';
import {
  type Chapter,
  type Comic,
  comicChapterList,
  comicList,
  type ComicTopic,
  comicTopicList,
} from '@shared/contract/endpoints';
import { type Call, useCall } from '../calls/use-call';
import { useOwner } from '../owner/use-owner';
import { listenPlaces, type Places, placesIn, storedPlaces } from './places';

/** Comics in one answer. */
const PAGE = 30;

export interface ComicWithChapters extends Comic {
  chapters: readonly Chapter[];
}

/** The comics of a topic, each with its chapters. A list that arrives is drawn in slices: its covers are many nodes. */
export function useComics(topicId: number | undefined): Call<readonly ComicWithChapters[]> {
  const comics = useCall<readonly ComicWithChapters[]>(['comics', topicId], async (options) => {
    const items = await allComics(topicId, options);
    return Promise.all(
      items.map(async (comic) => ({
        ...comic,
        chapters: await call(comicChapterList, { comicId: comic.id }, options),
      })),
    );
  });
  return { ...comics, data: useDeferredValue(comics.data) };
}

/** All of them, part by part: the list shows what a visitor has begun first, wherever it stands. */
async function allComics(topicId: number | undefined, options: CallOptions): Promise<readonly Comic[]> {
  const query = topicId === undefined ? { size: PAGE } : { topicId, size: PAGE };
  let { items, next } = await call(comicList, query, options);
  while (typeof next === 'string') {
    const part = await call(comicList, { ...query, cursor: next }, options);
    items = [...items, ...part.items];
    next = part.next;
  }
  return items;
}

export function useTopics(): Call<ComicTopic[]> {
  return useCall(['comic topics'], (options) => call(comicTopicList, {}, options));
}

export function usePlaces(): Places {
  useOwner();
  const text = useSyncExternalStore(listenPlaces, storedPlaces, () => '');
  return useMemo(() => placesIn(text), [text]);
}
