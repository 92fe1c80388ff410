import { useSyncExternalStore } from 'react';
import { getChapters, getComics, getComicTopics } from 'shared/api';
import type { Chapter, Comic, ComicTopic } from 'shared/contract/endpoints';
import { type Call, useCall } from '../calls/use-call';
import { listenPlaces, noPlaces, type Places, readPlaces } from '../reader/places';

export interface ComicWithChapters extends Comic {
  chapters: readonly Chapter[];
}

/** The comics of a topic, each with its chapters. */
export function useComics(topicId: number | undefined): Call<readonly ComicWithChapters[]> {
  return useCall<readonly ComicWithChapters[]>(['comics', topicId], async (options) => {
    const { items } = await getComics(topicId === undefined ? { size: 30 } : { topicId, size: 30 }, options);
    return Promise.all(
      items.map(async (comic) => ({ ...comic, chapters: await getChapters({ comicId: comic.id }, options) })),
    );
  });
}

export function useTopics(): Call<ComicTopic[]> {
  return useCall(['comic topics'], (options) => getComicTopics(options));
}

export function usePlaces(): Places {
  return useSyncExternalStore(listenPlaces, readPlaces, noPlaces);
}
