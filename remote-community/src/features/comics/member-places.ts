import { useEffect, useSyncExternalStore } from 'react';
import { call, type CallOptions } from '@shared/client';
import { isUnknown, listenOwner, readOwner, readToken } from '@shared/client/auth';
import { comicPlaces, comicPlaceSave, type DataOf } from '@shared/contract/endpoints';
import { OWN, queryClient } from '../calls/query-client';
import { useOwnCall } from '../calls/use-call';
import { type Place, type Places, keepPlaces, readPlaces, tellPlaces } from './places';

/** A place that the server knows, with its time by this device's clock. */
interface Told extends Place {
  chapterId: number;
}

/** Places in one call. */
const MOST = 100;
/** ms by which one and the same place may differ, which has travelled to the server and back. */
const SAME = 5000;

/** Brings together where a member stopped on this device and on others; asks for nothing while nobody is signed in. */
export function useMemberPlaces(): void {
  const owner = useSyncExternalStore(listenOwner, readOwner, () => '');
  const { data } = useOwnCall(['comic places'], ask);
  useEffect(() => {
    if (data && owner !== '' && !isUnknown(owner)) exchange(data);
  }, [data, owner]);
  useEffect(() => {
    if (owner === '' || isUnknown(owner)) return;
    // Places reached with the network cut are sent as soon as it is back, once however many components show places.
    const tell = () => {
      if (readToken() === undefined) return;
      const queryFn = ({ signal }: { signal: AbortSignal }) => ask({ signal, swallow: true, quiet: true });
      queryClient.query({ queryKey: [OWN, 'comic places', 'back'], queryFn }).then(exchange, () => undefined);
    };
    window.addEventListener('online', tell);
    return () => window.removeEventListener('online', tell);
  }, [owner]);
}

async function ask(options: CallOptions): Promise<Told[]> {
  // The time is that of asking: what is in the answer is rather a little too new than a little too old.
  const asked = Date.now();
  return fromServer(await call(comicPlaces, {}, options), asked);
}

/** Tells the server where a member has got to. A place that does not arrive is told with the others, another time. */
export function sendPlace(chapterId: number): void {
  const place = readPlaces()[String(chapterId)];
  if (place && readToken() !== undefined) send([[chapterId, place]]);
}

function exchange(told: readonly Told[]): void {
  const kept = readPlaces();
  const { newer, untold } = compare(kept, told, Date.now());
  if (Object.keys(newer).length > 0) {
    keepPlaces({ ...kept, ...newer });
    tellPlaces();
  }
  send(untold);
}

/** Clocks differ: a time of the server's means how long ago it is. An older backend says that by its own clock alone. */
export function fromServer(told: DataOf<typeof comicPlaces>, now: number): Told[] {
  return told.map(({ ago, ...place }) => ({ ...place, at: Number.isFinite(ago) ? now - ago : place.at }));
}

/** Compares places of another device with those of this one. A clock that was set back has left times that are yet to come. */
export function compare(
  kept: Places,
  told: readonly Told[],
  now: number,
): { newer: Places; untold: [number, Place][] } {
  const isSame = (one: Place | undefined, other: Place | undefined) =>
    one?.panel === other?.panel && one?.of === other?.of && Math.abs((one?.at ?? 0) - (other?.at ?? 0)) < SAME;
  const timeOf = (place: Place | undefined) => Math.min(place?.at ?? 0, now);
  const newer = told
    .filter((place) => {
      const own = kept[String(place.chapterId)];
      return place.at > timeOf(own) && !isSame(own, place);
    })
    .map(({ chapterId, ...place }) => [String(chapterId), place] as const);
  const known = new Map(told.map((place) => [place.chapterId, place]));
  const untold = Object.entries(kept)
    .map(([id, place]): [number, Place] => [Number(id), place])
    .filter(([, { panel, of }]) => panel >= 1 && panel <= of)
    .filter(([id, place]) => timeOf(place) > timeOf(known.get(id)) && !isSame(place, known.get(id)))
    .sort(([, a], [, b]) => b.at - a.at);
  return { newer: Object.fromEntries(newer), untold: untold.slice(0, MOST) };
}

function send(places: readonly [number, Place][]): void {
  if (places.length === 0) return;
  const body = places.map(([chapterId, { panel, of, at }]) => ({ chapterId, panel, of, at }));
  call(comicPlaceSave, { places: body, now: Date.now() }, { swallow: true, quiet: true }).catch(() => undefined);
}
