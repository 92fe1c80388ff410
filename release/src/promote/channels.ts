import { withLock } from '../store/lock';
import { writeAtomically } from '../store/atomic';
import { ReleaseError } from '../release-error';
import { type Store, readJson } from '../store/store';

/** One change of what is served. */
export interface ChannelChange {
  generation: number;
  at: string;
  by: string;
  action: string;
  stable: string;
  canary: Canary | null;
}

export interface Canary {
  composition: string;
  /** Visitors in a hundred who get it. */
  percent: number;
  /** The release it is there for. */
  release: string;
}

/** `channels.json`: the only file of the store that changes. */
export interface Channels {
  schema: 1;
  /** Only ever rises. */
  generation: number;
  stable: string | null;
  canary: Canary | null;
  /** Releases that nothing may serve again, as `name@version`. */
  withdrawn: string[];
  /** Newest last. */
  history: ChannelChange[];
}

const nothing: Channels = { schema: 1, generation: 0, stable: null, canary: null, withdrawn: [], history: [] };

/** Changes that are kept to look back on and to roll back to. */
const HISTORY = 200;

export async function readChannels(store: Store): Promise<Channels> {
  return (await readJson<Channels>(store.channels())) ?? nothing;
}

export interface ChannelUpdate {
  /** The generation that the change was made for. */
  from: number;
  action: string;
  by: string;
  change: Partial<Pick<Channels, 'stable' | 'canary' | 'withdrawn'>>;
}

/** Thrown where somebody else changed the channels in between; the change can be made again on top of theirs. */
export class ChannelsMovedError extends ReleaseError {}

/** Compare-and-swap: applies the change only on top of the generation it was made for. */
export async function updateChannels(store: Store, { from, action, by, change }: ChannelUpdate): Promise<Channels> {
  return withLock(store.lock('channels'), async () => {
    const before = await readChannels(store);
    if (before.generation !== from) {
      throw new ChannelsMovedError(
        `Somebody else changed what is served (generation ${before.generation}, not ${from}): try again`,
      );
    }
    const after = { ...before, ...change, generation: from + 1 };
    const entry = {
      generation: after.generation,
      at: new Date().toISOString(),
      by,
      action,
      stable: after.stable ?? '',
      canary: after.canary,
    };
    const channels: Channels = { ...after, history: [...before.history, entry].slice(-HISTORY) };
    await writeAtomically(store.channels(), `${JSON.stringify(channels, null, 2)}\n`);
    return channels;
  });
}
