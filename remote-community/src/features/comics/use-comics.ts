import { useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import { call, type CallOptions } from '@shared/client';
import {
  type Chapter,
  type Comic,
  comicChapterList,
  comicList,
  type ComicTopic,
  comicTopicList,
  type KnownAnswer,
  type PageRequest,
  request,
} from '@shared/contract/endpoints';
import { type Call, useCall, useRead } from '../calls/use-call';
import { useOwner } from '../owner/use-owner';
import { useMemberPlaces } from './member-places';
import { listenPlaces, type Places, placesIn, storedPlaces } from './places';

/** Comics in one answer. */
const PAGE = 30;

export interface ComicWithChapters extends Comic {
  chapters: readonly Chapter[];
}

/** The calls that the list of all comics comes from: the comics, and the chapters of those that are known. */
export function comicRequests(answer: KnownAnswer): Readonly<Record<string, PageRequest>> {
  const comics = request(comicList, { size: PAGE });
  const chapters = answer(comics)?.items.map(
    ({ id }) => [`chapters${id}`, request(comicChapterList, { comicId: id })] as const,
  );
  return { comics, topics: request(comicTopicList), ...Object.fromEntries(chapters ?? []) };
}

/** The comics of a topic, each with its chapters. A list that arrives is drawn in slices: its covers are many nodes. */
export function useComics(topicId: number | undefined): Call<readonly ComicWithChapters[]> {
  const ask = async (options: CallOptions) => {
    const items = await allComics(topicId, options);
    return Promise.all(
      items.map(async (comic) => ({
        ...comic,
        chapters: await call(comicChapterList, { comicId: comic.id }, options),
      })),
    );
  };
  const comics = useCall<readonly ComicWithChapters[]>(['comics', topicId], ask, {
    composed: (answer) => (topicId === undefined ? composedComics(answer) : undefined),
  });
  return { ...comics, data: useDeferredValue(comics.data) };
}

/** The page asks for the list itself where it is longer than one answer. */
export function composedComics(answer: KnownAnswer): readonly ComicWithChapters[] | undefined {
  const known = answer(request(comicList, { size: PAGE }));
  if (!known || typeof known.next === 'string') return undefined;
  return known.items.map((comic) => ({
    ...comic,
    chapters: answer(request(comicChapterList, { comicId: comic.id })) ?? [],
  }));
}

/** Reads every comic, part by part: the list shows what a visitor has begun first, wherever it stands. */
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
  return useRead(comicTopicList, {});
}

/** Places at which this visitor stopped, on any device where they are signed in. */
export function usePlaces(): Places {
  useOwner();
  useMemberPlaces();
  const text = useSyncExternalStore(listenPlaces, storedPlaces, () => '');
  return useMemo(() => placesIn(text), [text]);
}
