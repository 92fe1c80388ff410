import { useEffect, useSyncExternalStore } from 'react';
import { call } from '@shared/client';
import { isUnknown, listenOwner, readOwner, readToken } from '@shared/client/auth';
import { comicPlaces, comicPlaceSave, type DataOf } from '@shared/contract/endpoints';
import { useOwnCall } from '../calls/use-call';
import { type Place, type Places, keepPlaces, readPlaces, tellPlaces } from './places';

type Told = DataOf<typeof comicPlaces>;

/** Places in one call. */
const MOST = 100;

/** Brings together where a member stopped on this device and on others; asks for nothing while nobody is signed in. */
export function useMemberPlaces(): void {
  const owner = useSyncExternalStore(listenOwner, readOwner, () => '');
  const { data } = useOwnCall(['comic places'], (options) => call(comicPlaces, {}, options));
  useEffect(() => {
    if (data && owner !== '' && !isUnknown(owner)) exchange(data);
  }, [data, owner]);
}

/** Tells the server where a member has got to. A place that does not arrive is told with the others, another time. */
export function sendPlace(chapterId: number): void {
  const place = readPlaces()[String(chapterId)];
  if (place && readToken() !== undefined) send([[chapterId, place]]);
}

function exchange(told: Told): void {
  const kept = readPlaces();
  const { newer, untold } = compare(kept, told);
  if (Object.keys(newer).length > 0) {
    keepPlaces({ ...kept, ...newer });
    tellPlaces();
  }
  send(untold);
}

/** What another device knows better, and what only this one knows. */
export function compare(kept: Places, told: Told): { newer: Places; untold: [number, Place][] } {
  const newer = told
    .filter(({ chapterId, at }) => at > (kept[String(chapterId)]?.at ?? 0))
    .map(({ chapterId, ...place }) => [String(chapterId), place] as const);
  const times = new Map(told.map(({ chapterId, at }) => [chapterId, at]));
  const untold = Object.entries(kept)
    .map(([id, place]): [number, Place] => [Number(id), place])
    .filter(([id, { panel, of, at }]) => panel >= 1 && panel <= of && at > (times.get(id) ?? 0))
    .sort(([, a], [, b]) => b.at - a.at);
  return { newer: Object.fromEntries(newer), untold: untold.slice(0, MOST) };
}

function send(places: readonly [number, Place][]): void {
  if (places.length === 0) return;
  const body = places.map(([chapterId, { panel, of, at }]) => ({ chapterId, panel, of, at }));
  call(comicPlaceSave, { places: body }, { swallow: true, quiet: true }).catch(() => undefined);
}
